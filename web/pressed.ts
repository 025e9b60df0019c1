/** Every file that presses well lies beside itself pressed, so that the server presses nothing while people wait. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const PRESSABLE = /\.(html|js|css|svg)$/
/** Below this the headers cost more than is saved. */
const LEAST = 600

export function pressed(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'pressed',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    closeBundle() {
      for (const file of readdirSync(config.build.outDir, { recursive: true, encoding: 'utf8' })) {
        if (!PRESSABLE.test(file)) continue
        const path = `${config.build.outDir}/${file}`
        const whole = readFileSync(path)
        if (whole.length < LEAST) continue
        writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length }
        writeFileSync(`${path}.br`, brotliCompressSync(whole, { params }))
      }
    },
  }
}
