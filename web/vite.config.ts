import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ahead } from './ahead.ts'
import { pressed } from './pressed.ts'
import { texts } from './texts.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const python = fileURLToPath(new URL('../src/openoutcry/', import.meta.url))
const server = process.env.OPENOUTCRY_SERVER ?? 'http://127.0.0.1:8000'

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

/** Every further file costs a request and its headers: one for the first page, one for what tables and reviews share;
    what is shown without a table as well stays by itself. */
const GROUPS = [
  { name: 'first', priority: 3, tags: ['$initial' as const], test: (id: string) => !id.endsWith('/main.ts') },
  { name: 'portrait', priority: 2, test: /\/ui\/Portrait\.svelte/ },
  { name: 'prose', priority: 2, test: /\/ui\/Prose\.svelte/ },
  {
    name: 'table',
    priority: 1,
    test: /\/src\/(ui|scenes|lib(?!\/setting\.ts))\/|\/screens\/(Table|Loading|Message|WaitingRoom)/,
  },
]

/** The files are cut so that nearly all of one is needed: a browser that understands the note compiles it while it is
    loaded, beside the main thread, and not function by function while the page is made. */
const compiled: Plugin = {
  name: 'compiled',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

export default defineConfig({
  root: here,
  plugins: [svelte(), texts(), sprite, compiled, ahead, pressed()],
  build: {
    outDir: `${python}server/static`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  // Without it tests would get what Svelte makes for servers, where nothing follows a change.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['tests/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    reporters: ['dot'],
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
})
