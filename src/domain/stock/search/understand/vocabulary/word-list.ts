export interface WordList {
  /** Words that are the whole name of a make. */
  readonly makes: ReadonlySet<string>
  /** In code-unit order. */
  readonly sorted: readonly string[]
  readonly counts: ReadonlyMap<string, number>
  /** Words by length, each with a bit set of its letters (`lettersOf`). */
  readonly byLength: ReadonlyMap<number, readonly (readonly [word: string, letters: number])[]>
}

export function wordListOf(
  words: Iterable<readonly [word: string, count: number]>,
  makes: readonly string[] = [],
): WordList {
  const counts = new Map<string, number>()
  for (const [word, count] of words) counts.set(word, Math.max(count, counts.get(word) ?? 0))
  const byLength = new Map<number, (readonly [string, number])[]>()
  for (const word of counts.keys()) {
    const same = byLength.get(word.length)
    if (same) same.push([word, lettersOf(word)])
    else byLength.set(word.length, [[word, lettersOf(word)]])
  }
  return { makes: new Set(makes), sorted: [...counts.keys()].sort(), counts, byLength }
}

/** A bit set of a word's letters. Characters other than `a` to `z` share bits with them. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) % 32)
  return bits
}

export function startsKnownWord({ sorted }: WordList, beginning: string): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  return Boolean(sorted[low]?.startsWith(beginning))
}
