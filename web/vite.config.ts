import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = fileURLToPath(new URL('.', import.meta.url))
const python = fileURLToPath(new URL('../src/openoutcry/', import.meta.url))
const server = process.env.OPENOUTCRY_SERVER ?? 'http://127.0.0.1:8000'

function localeFolders(): string[] {
  const games = readdirSync(`${python}games`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [
    `${python}locale`,
    `${python}server/locale`,
    ...games.map((game) => `${python}games/${game.name}/locale`),
    `${here}locale`,
  ]
}

const messages = (source: string) => source.split(/\n(?=[a-zA-Z])/)
const idOf = (message: string) => /^[a-zA-Z][\w-]*(?= *=)/.exec(message)?.[0]

/** `virtual:texts/<language>`: every Fluent file of that language as one text, English where a message is missing. */
function texts(): Plugin {
  const prefix = 'virtual:texts/'
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const language = id.slice(prefix.length + 1)
      const read = (code: string) =>
        localeFolders().flatMap((folder) => {
          const file = `${folder}/${code}.ftl`
          if (!existsSync(file)) return []
          this.addWatchFile(file)
          return messages(readFileSync(file, 'utf8'))
        })
      const own = read(language)
      const known = new Set(own.map(idOf))
      const borrowed =
        language === 'en' ? [] : read('en').filter((message) => idOf(message) && !known.has(idOf(message)))
      return `export default ${JSON.stringify([...own, ...borrowed].join('\n'))}`
    },
  }
}

/** The drawings lie in the page itself, so that `<use href="#id">` finds them at once: the house's and each game's. */
function drawings(): string {
  const tables = `${here}src/tables/`
  const files = readdirSync(tables).map((game) => `${tables}${game}/emblems.svg`)
  return [`${here}src/art/emblems.svg`, ...files.filter(existsSync)].map((file) => readFileSync(file, 'utf8')).join('')
}
const sprite: Plugin = {
  name: 'sprite',
  transformIndexHtml: (html) => html.replace('<!-- emblems -->', drawings()),
}

export default defineConfig({
  root: here,
  plugins: [svelte(), texts(), sprite],
  build: {
    outDir: `${python}server/static`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/*.test.ts'],
    reporters: ['dot'],
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
})
