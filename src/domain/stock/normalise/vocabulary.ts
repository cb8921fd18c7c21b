/** Normalises a text for comparison: lower case, without spaces or punctuation. */
export function vocabularyKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** Maps each platform word to its synonyms, comma-separated. Case, spaces and punctuation are ignored. */
export type Vocabulary<Word extends string> = Readonly<Record<Word, string>>

/** Feeds repeat few spellings many times, so results are cached. The limit guards against a feed with endless spellings. */
const MAX_CACHED_SPELLINGS = 2000

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(vocabularyKey)
    .filter(Boolean)
    .slice(0, 10)

/** The longest known run of words inside a text, as in `4D Wagon`. Single letters (`A`, `M`) are ignored. */
function findWithin<Word>(text: string, known: ReadonlyMap<string, Word>): Word | undefined {
  const words = wordsOf(text)
  for (let length = words.length; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length).join('')
      if (run.length > 1 && known.has(run)) return known.get(run)
    }
  }
  return undefined
}

/** Every known run of words inside a text, from left to right. Where runs overlap, the longest wins. */
function findAll<Word>(text: string, known: ReadonlyMap<string, Word>): Word[] {
  const words = wordsOf(text)
  const found: Word[] = []
  for (let start = 0; start < words.length; ) {
    let end = words.length
    let word: Word | undefined
    for (; end > start && word === undefined; end--) {
      const run = words.slice(start, end).join('')
      if (run.length > 1) word = known.get(run)
    }
    if (word !== undefined) found.push(word)
    start = word === undefined ? start + 1 : end + 1
  }
  return found
}

function knownWords<Word extends string>(words: Vocabulary<Word>): Map<string, Word> {
  const known = new Map<string, Word>()
  for (const [word, synonyms] of Object.entries(words) as [Word, string][]) {
    for (const synonym of [word, ...synonyms.split(',')]) {
      const key = vocabularyKey(synonym)
      if (key) known.set(key, word)
    }
  }
  return known
}

function memoised<Word>(read: (text: string) => Word | undefined): (text: string) => Word | undefined {
  const spellings = new Map<string, Word | undefined>()
  return (text) => {
    if (spellings.has(text)) return spellings.get(text)
    const word = read(text)
    if (spellings.size < MAX_CACHED_SPELLINGS) spellings.set(text, word)
    return word
  }
}

/** Builds a lookup from feeds' words to platform words. With `within`, it also matches known words inside a longer text. */
export function buildVocabulary<Word extends string>(
  words: Vocabulary<Word>,
  options: { within?: boolean } = {},
): (text: string) => Word | undefined {
  const known = knownWords(words)
  return memoised(
    (text) => known.get(vocabularyKey(text)) ?? (options.within ? findWithin(text, known) : undefined),
  )
}

/** Like `buildVocabulary`, for texts that name several things, such as `Diesel/Electric`. `choose` combines the matches. */
export function buildMixedVocabulary<Word extends string>(
  words: Vocabulary<Word>,
  choose: (found: ReadonlySet<Word>) => Word | undefined,
): (text: string) => Word | undefined {
  const known = knownWords(words)
  return memoised((text) => known.get(vocabularyKey(text)) ?? choose(new Set(findAll(text, known))))
}
