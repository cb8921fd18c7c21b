import { foldedWords } from '../searchable-text'
import { type ConceptMap, LONGEST_PHRASE, MOST_VALUES, phraseKey } from './concept-map'
import type { CountedValue, NamedAttribute, StockVocabulary } from './stock-vocabulary'
import { colourWords, tradeWords } from './trade-words'

/** Adds the trade's words that the vocabulary has values for, with those values as they are stored. */
export function addTradeWords(concepts: ConceptMap, { values }: StockVocabulary): void {
  for (const { attribute, label, values: keys, said } of tradeWords) {
    const wanted = keys.split(', ')
    const theirs = namesOf(values[attribute]).filter((value) => wanted.includes(phraseKey(value)))
    if (theirs.length === 0) continue
    for (const each of said.split(', ')) {
      concepts.add(each, { kind: 'trade', label, refinements: { [attribute]: theirs } })
    }
  }
}

/** Adds colours by their full names, and by the plain word that they hold. */
export function addColours(concepts: ConceptMap, { values }: StockVocabulary): void {
  const colours = namesOf(values.colour)
  const add = (said: string, label: string, chosen: readonly string[]) =>
    concepts.add(said, { kind: 'colour', label, refinements: { colour: chosen } })
  const plain = new Set(colourWords.flat())
  for (const spellings of colourWords) {
    const chosen = colours.filter((colour) => foldedWords(colour).some((word) => spellings.includes(word)))
    if (chosen.length === 0 || chosen.length > MOST_VALUES) continue
    const [name = ''] = spellings
    for (const said of spellings) add(said, name.charAt(0).toUpperCase() + name.slice(1), chosen)
  }
  for (const [key, same] of byPhraseKey(colours)) {
    if (!plain.has(key)) add(same[0] ?? '', same[0] ?? '', same)
  }
}

/** Adds cities and features by their names: no vehicle's own text holds these. */
export function addNames(concepts: ConceptMap, { values }: StockVocabulary): void {
  for (const [said = '', ...others] of byPhraseKey(namesOf(values.city)).values()) {
    concepts.add(said, { kind: 'place', label: said, refinements: { city: [said, ...others] } })
  }
  for (const [said = '', ...others] of byPhraseKey(namesOf(values.filtered_features)).values()) {
    const refinements = { filtered_features: [said, ...others] }
    concepts.add(said, { kind: 'feature', label: said, refinements })
  }
}

/**
 * Adds badges, each standing for all badges that hold its words (`SR5` for `SR5 Cruiser`). One whose word vehicles have
 * elsewhere too (`Sport`) is left to be found as a word.
 */
export function addBadges(concepts: ConceptMap, { values, words }: StockVocabulary): void {
  const badges = values.badge ?? []
  const byKey = new Map<string, CountedValue[]>(badges.map(({ value }) => [phraseKey(value), []]))
  for (const badge of badges) for (const key of runsIn(badge.value)) byKey.get(key)?.push(badge)
  const counts = new Map(words)
  for (const { value } of badges) {
    const holding = byKey.get(phraseKey(value)) ?? []
    const [word, ...others] = foldedWords(value)
    const total = holding.reduce((sum, { count }) => sum + count, 0)
    const isElsewhere = others.length === 0 && total < (counts.get(word ?? '') ?? 0)
    const isClear = holding.length <= MOST_VALUES && !isElsewhere
    const refinements = isClear ? { badge: namesOf(holding) } : undefined
    concepts.add(value, { kind: 'badge', label: value, refinements })
  }
}

/** The keys of every run of words in a text, each once. */
function runsIn(text: string): ReadonlySet<string> {
  const words = foldedWords(text)
  const keys = words.flatMap((_, start) =>
    words
      .slice(start, start + LONGEST_PHRASE)
      .map((_, length) => words.slice(start, start + length + 1).join('')),
  )
  return new Set(keys)
}

function namesOf(values: StockVocabulary['values'][NamedAttribute] = []): readonly string[] {
  return values.map(({ value }) => value).sort()
}

/** Values that are said alike: `White` and `WHITE`. */
function byPhraseKey(values: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const value of values) {
    const key = phraseKey(value)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}
