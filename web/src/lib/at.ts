/** Reading what the rules promise to be there: where it is not, that is said at once and by name. */

export class Missing extends Error {
  constructor(readonly sought: string | number) {
    super(`nothing at ${JSON.stringify(sought)}`)
    this.name = 'Missing'
  }
}

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Missing(index)
  return found
}

export function under<T>(table: Readonly<Record<string, T>>, key: string): T {
  const found = table[key]
  if (found === undefined) throw new Missing(key)
  return found
}
