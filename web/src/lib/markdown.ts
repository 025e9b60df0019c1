/** The few marks our rule pages use, read into blocks that are drawn as elements, never as HTML text. */

export type Span = {
  text: string
  kind: 'plain' | 'strong' | 'code' | 'link' | 'clause'
  href?: string
  whole?: boolean
}
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'items'; items: { id?: string; spans: Span[] }[] }
  | { kind: 'grid'; head: Span[][]; rows: Span[][][] }

const WHOLE_CLAUSE = /^[A-Z]{3}-\d+(?:\.\d+)*$/
const CLAUSE = /^(?:\*\*)?([A-Z]{3}-\d+(?:\.\d+)*)/

export function spans(source: string): Span[] {
  const out: Span[] = []
  const mark = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{3}-\d+(?:\.\d+)*)\b/g
  let at = 0
  for (const found of source.matchAll(mark)) {
    if (found.index > at) out.push({ text: source.slice(at, found.index), kind: 'plain' })
    if (found[1]) out.push({ text: found[1], kind: 'strong', whole: WHOLE_CLAUSE.test(found[1]) })
    else if (found[2]) out.push({ text: found[2], kind: 'code' })
    else if (found[5]) out.push({ text: found[5], kind: 'clause' })
    else if (/^(https?:|\/|#)/.test(found[4])) out.push({ text: found[3], kind: 'link', href: found[4] })
    else out.push({ text: found[3], kind: 'plain' })
    at = found.index + found[0].length
  }
  if (at < source.length) out.push({ text: source.slice(at), kind: 'plain' })
  return out
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()))

export function blocks(source: string): Block[] {
  const out: Block[] = []
  let text: string[] = []
  const flush = () => {
    if (text.length) out.push({ kind: 'text', spans: spans(text.join(' ')) })
    text = []
  }
  const lines = source.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].trimEnd()
    const heading = /^(#{1,4}) (.*)/.exec(line)
    const item = /^\s*(?:[-*]|\d+\.) (.*)/.exec(line)
    if (heading) {
      flush()
      out.push({ kind: 'heading', level: heading[1].length, spans: spans(heading[2]) })
    } else if (item) {
      flush()
      const last = out.at(-1)
      const written = { id: CLAUSE.exec(item[1])?.[1], spans: spans(item[1]) }
      if (last?.kind === 'items') last.items.push(written)
      else out.push({ kind: 'items', items: [written] })
    } else if (line.startsWith('|') && /^\|[\s:|-]+\|?$/.test(lines[i + 1] ?? '')) {
      flush()
      const grid: Block = { kind: 'grid', head: cells(line), rows: [] }
      for (i += 2; lines[i]?.startsWith('|'); i++) grid.rows.push(cells(lines[i]))
      i--
      out.push(grid)
    } else if (line.trim() && !line.startsWith('```')) {
      const last = out.at(-1)
      if (/^\s{2,}/.test(lines[i]) && last?.kind === 'items' && !text.length)
        last.items.at(-1)!.spans.push(...spans(` ${line.trim()}`))
      else text.push(line.trim())
    } else flush()
  }
  flush()
  return out
}
