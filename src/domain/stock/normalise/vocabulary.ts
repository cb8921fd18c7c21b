/** A text without case, blanks and punctuation, as vocabularies compare. */
export function vocabularyKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** For each of our words the others that mean it, comma-separated. Case, blanks and punctuation do not count. */
export type Vocabulary<Word extends string> = Readonly<Record<Word, string>>

/** Feeds repeat few spellings a hundred thousand times. Bounded, because a feed decides what is asked. */
const REMEMBERED_SPELLINGS = 2000

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(vocabularyKey)
    .filter(Boolean)
    .slice(0, 10)

/** The longest run of words inside a text that is known, as in `4D Wagon`; letters alone (`A`, `M`) mean nothing there. */
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

/** Every run of words inside a text that is known, from the left, the longest first where they overlap. */
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

/** The reader of a text that remembers the spellings it has been asked. */
function remembered<Word>(read: (text: string) => Word | undefined): (text: string) => Word | undefined {
  const spellings = new Map<string, Word | undefined>()
  return (text) => {
    if (spellings.has(text)) return spellings.get(text)
    const word = read(text)
    if (spellings.size < REMEMBERED_SPELLINGS) spellings.set(text, word)
    return word
  }
}

/** Reads feeds’ words as ours; undefined for a word that is not known (nor, with `within`, has a known one inside). */
export function buildVocabulary<Word extends string>(
  words: Vocabulary<Word>,
  options: { within?: boolean } = {},
): (text: string) => Word | undefined {
  const known = knownWords(words)
  return remembered(
    (text) => known.get(vocabularyKey(text)) ?? (options.within ? findWithin(text, known) : undefined),
  )
}

/** The same for texts that name several things, as `Diesel/Electric` does: `choose` says what those found mean together. */
export function buildMixedVocabulary<Word extends string>(
  words: Vocabulary<Word>,
  choose: (found: ReadonlySet<Word>) => Word | undefined,
): (text: string) => Word | undefined {
  const known = knownWords(words)
  return remembered((text) => known.get(vocabularyKey(text)) ?? choose(new Set(findAll(text, known))))
}
