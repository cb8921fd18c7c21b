/** A text without case, blanks and punctuation, as vocabularies compare. */
export function vocabularyKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** For each of our words the others that mean it, comma-separated. Case, blanks and punctuation do not count. */
export type Vocabulary<Word extends string> = Readonly<Record<Word, string>>

/** Feeds repeat few spellings a hundred thousand times. Bounded, because a feed decides what is asked. */
const REMEMBERED_SPELLINGS = 2000

/** The longest run of words inside a text that is known, as in `4D Wagon`; letters alone (`A`, `M`) mean nothing there. */
function findWithin<Word>(text: string, known: Map<string, Word>): Word | undefined {
  const words = text.split(/\s+/).map(vocabularyKey).filter(Boolean).slice(0, 10)
  for (let length = words.length - 1; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length).join('')
      if (run.length > 1 && known.has(run)) return known.get(run)
    }
  }
  return undefined
}

/** Reads feeds' words as ours; undefined for a word that is not known (nor, with `within`, has a known one inside). */
export function buildVocabulary<Word extends string>(
  words: Vocabulary<Word>,
  options: { within?: boolean } = {},
): (text: string) => Word | undefined {
  const known = new Map<string, Word>()
  for (const [word, synonyms] of Object.entries(words) as [Word, string][]) {
    for (const synonym of [word, ...synonyms.split(',')]) {
      const key = vocabularyKey(synonym)
      if (key) known.set(key, word)
    }
  }
  const spellings = new Map<string, Word | undefined>()
  return (text) => {
    if (spellings.has(text)) return spellings.get(text)
    const word = known.get(vocabularyKey(text)) ?? (options.within ? findWithin(text, known) : undefined)
    if (spellings.size < REMEMBERED_SPELLINGS) spellings.set(text, word)
    return word
  }
}
