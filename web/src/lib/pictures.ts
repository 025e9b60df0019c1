/** What the server says of a picture beside a worked example. */

/** A card as it lies in a hand: its serial number, kind and face value. */
type Card = { card: number; kind: string; face: number }
type Way = { name: string; count: number; each: number; total: number; tone: string }

export type Picture =
  | { kind: 'cards'; cards: string[] }
  | { kind: 'notes'; cards: Card[] }
  | { kind: 'sum'; terms: number[]; total: number }
  | { kind: 'ways'; ways: Way[] }
  | { kind: 'track'; of: string; cells: number[]; from: number; to: number }
  | { kind: 'ladder'; rows: { bid: number; gain: number }[] }
  | { kind: 'holders'; rows: { seat: number; count: number; amount: number }[] }
  | { kind: 'board'; rows: string[]; letters: Record<string, string>; tile: string }
  | { kind: 'faces'; faces: { bulls: number; bears: number }[] }
  | { kind: 'arrow'; from: number; to: number }
  | {
      kind: 'prices'
      rows: { least: number; most: number | null; low: number; middle: number; high: number }[]
      safe: number
    }
  | { kind: 'statuses'; rows: { name: string; cost: number; own: number; join: number }[] }
