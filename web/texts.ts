/** The Fluent files as the client loads them: what the first page says, and by need all the rest. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const python = fileURLToPath(new URL('../src/openoutcry/', import.meta.url))
const PREFIX = 'virtual:texts/'

function localeFolders(): string[] {
  const games = readdirSync(`${python}games`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [
    `${python}locale`,
    `${python}server/locale`,
    ...games.map((game) => `${python}games/${game.name}/locale`),
    `${here}locale`,
  ]
}

const filesOf = (language: string) =>
  localeFolders()
    .map((folder) => `${folder}/${language}.ftl`)
    .filter(existsSync)

/** A language's messages by id, the terms among them; comments are left behind, a later message replaces an earlier. */
function messagesOf(language: string): Map<string, string> {
  const sources = filesOf(language).map((file) => readFileSync(file, 'utf8'))
  const entries = sources.flatMap((source) => source.split(/\n(?=[-a-zA-Z#])/))
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      const id = /^-?[a-zA-Z][\w-]*(?= *=)/.exec(entry)?.[0]
      return id ? [[id, entry.trimEnd()]] : []
    }),
  )
}

/** The modules that come with the first page: what is imported from its entry, and not only when it is needed. */
function firstModules(file = `${here}src/main.ts`, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found
  const source = readFileSync(file, 'utf8')
  found.set(file, source)
  const imports = [...source.matchAll(/^\s*(?:import|export) (?!type)[^;'"`()]*?'(\.[^']+)'/gm)].map((each) => each[1])
  // `import.meta.glob('./*/index.ts', { eager: true })`: every folder beside it.
  const eager = /import\.meta\.glob[^(]*\(\s*\['\.\/\*\/(\w+\.ts)'[^)]*eager: true/.exec(source)?.[1]
  const near = eager ? readdirSync(dirname(file)).map((folder) => `./${folder}/${eager}`) : []
  for (const name of [...imports, ...near]) {
    const path = resolve(dirname(file), name)
    const module = [path, `${path}.ts`, `${path}/index.ts`].find(
      (each) => /\.(ts|svelte)$/.test(each) && existsSync(each),
    )
    if (module) firstModules(module, found)
  }
  return found
}

/** Which of these ids the first page's code names, as a whole or in part (`game-${name}`), and what those refer to. */
function firstIds(messages: Map<string, string>): Set<string> {
  const exact = new Set<string>()
  const patterns: RegExp[] = []
  for (const source of firstModules().values()) {
    for (const [, quoted] of source.matchAll(/['"]([a-z][\w-]*)['"]/g)) exact.add(quoted)
    for (const [, written] of source.matchAll(/`([a-z][\w-]*-\$\{[^`\s]*)`/g))
      patterns.push(new RegExp(`^${written.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`))
  }
  const ids = new Set<string>()
  const add = (id: string) => {
    const message = messages.get(id)
    if (message === undefined || ids.has(id)) return
    ids.add(id)
    for (const [, named] of message.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) add(named)
  }
  for (const id of messages.keys()) if (exact.has(id) || patterns.some((pattern) => pattern.test(id))) add(id)
  return ids
}

/** `virtual:texts/<language>/first` and `…/rest`, English where a message is missing. */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const [language, part] = id.slice(PREFIX.length + 1).split('/')
      const messages = new Map([...messagesOf('en'), ...messagesOf(language)])
      for (const file of [...filesOf('en'), ...filesOf(language), ...firstModules().keys()]) this.addWatchFile(file)
      const first = firstIds(messages)
      const chosen = [...messages].filter(([name]) => first.has(name) === (part === 'first'))
      return `export default ${JSON.stringify(chosen.map(([, message]) => message).join('\n'))}`
    },
  }
}
