/** Which files the page of a table will need: the server names them in the page's head, so that a browser asks for all
    of them at once instead of finding one behind the other. */

import type { Plugin, Rolldown } from 'vite'

type Files = Rolldown.OutputBundle

/** By the modules that are loaded by need: a screen, a game's table, a language. */
const PARTS = {
  screens: /\/screens\/(Table|Review)\.svelte$/,
  games: /\/tables\/(\w+)\/table\.ts$/,
  texts: /virtual:texts\/(\w+)\//,
}
/** A weight that the first page does without. */
const FONT = /\/cut-golos-700-latin/

/** A chunk with the style sheets and chunks it needs, those behind which others stand first. */
function withImports(file: string, files: Files): string[] {
  const chunk = files[file] as Rolldown.OutputChunk
  const imported = chunk.imports.flatMap((each) => withImports(each, files))
  return [...new Set([...imported, ...(chunk.viteMetadata?.importedCss ?? []), file])]
}

/** `ahead.json`, for the server. */
export const ahead: Plugin = {
  name: 'ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      const index = files['index.html'] as Rolldown.OutputAsset
      const told: Record<string, Record<string, string[]>> = { screens: {}, games: {}, texts: {} }
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue
        const further = withImports(file.fileName, files).filter((each) => !index.source.includes(each))
        for (const id of new Set([file.facadeModuleId ?? '', ...file.moduleIds]))
          for (const [part, module] of Object.entries(PARTS)) {
            const name = module.exec(id)?.[1]
            if (name) told[part][name] = [...(told[part][name] ?? []), ...further]
          }
      }
      told.screens.Table.unshift(...Object.keys(files).filter((file) => FONT.test(file)))
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(told) })
    },
  },
}
