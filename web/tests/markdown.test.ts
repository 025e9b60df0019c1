import { describe, expect, it } from 'vitest'
import { blocks, spans } from '../src/lib/markdown'

describe('a rules page', () => {
  const page = blocks(
    '# Money\n\nText with **STK-1.2** and `code`.\n\n- **MON-1.1** One.\n- Two\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  )
  it('is read into blocks', () => expect(page.map((block) => block.kind)).toEqual(['heading', 'text', 'items', 'grid']))
  it('gives every clause an address', () => {
    const items = page[2]
    expect(items?.kind === 'items' && items.items.map((item) => item.id)).toEqual(['MON-1.1', undefined])
  })
  it('links only where a link may lead', () => {
    expect(spans('[a](https://example.org) [b](javascript:alert)').map((span) => span.kind)).toEqual([
      'link',
      'plain',
      'plain',
    ])
  })
})
