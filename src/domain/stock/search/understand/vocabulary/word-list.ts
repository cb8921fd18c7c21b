/** Known words, as misspelt ones are compared with them. */
export interface WordList {
  /** Those that are the whole name of a make. */
  readonly makes: ReadonlySet<string>
  /** In code-unit order. */
  readonly sorted: readonly string[]
  readonly counts: ReadonlyMap<string, number>
  /** By length: each word with the letters it has, one bit a letter. */
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

/** The letters of a word, one bit each; those beyond `a` to `z` share bits. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) % 32)
  return bits
}

/** Whether a known word begins with `beginning`. */
export function beginsAWord({ sorted }: WordList, beginning: string): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  return Boolean(sorted[low]?.startsWith(beginning))
}
