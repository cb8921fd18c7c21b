import { DEFAULT_NEAR_KM } from '@/domain/stock/search/query/near'
import { foldedWords } from '../searchable-text'
import { cityPostcodes, nearCity } from './cities'
import { type ConceptMap, MAX_CONCEPT_VALUES, MAX_PHRASE_WORDS, phraseKey } from './concept-map'
import type { CountedValue, NamedAttribute, StockVocabulary } from './stock-vocabulary'
import { stopWords } from './stop-words'
import { cabWords, colourWords, tradeWords } from './trade-words'

/** Adds the trade words with a value in the vocabulary, with the values as stored. */
export function addTradeWords(concepts: ConceptMap, { values }: StockVocabulary): void {
  for (const { attribute, label, values: keys, phrases, onlyAmongSeveral } of tradeWords) {
    const wanted = keys.split(', ')
    const all = namesOf(values[attribute])
    const inStock = all.filter((value) => wanted.includes(phraseKey(value)))
    if (inStock.length === 0 || (onlyAmongSeveral && all.length === inStock.length)) continue
    for (const each of phrases.split(', ')) {
      concepts.add(each, { kind: 'trade', label, refinements: { [attribute]: inStock } })
    }
  }
}

/** Adds colours by their full names and by the basic colour in the name. */
export function addColours(concepts: ConceptMap, { values }: StockVocabulary): void {
  const colours = namesOf(values.colour)
  const add = (spelling: string, label: string, chosen: readonly string[]) =>
    concepts.add(spelling, { kind: 'colour', label, refinements: { colour: chosen } })
  const plain = new Set(colourWords.flat())
  for (const spellings of colourWords) {
    const chosen = colours.filter((colour) => foldedWords(colour).some((word) => spellings.includes(word)))
    if (chosen.length === 0 || chosen.length > MAX_CONCEPT_VALUES) continue
    const [name = ''] = spellings
    for (const spelling of spellings) add(spelling, name.charAt(0).toUpperCase() + name.slice(1), chosen)
  }
  for (const [key, same] of byPhraseKey(colours)) {
    if (!plain.has(key)) add(same[0] ?? '', same[0] ?? '', same)
  }
}

/**
 * Adds the types of cab, each standing for the badges that contain any of its names, if badges name the cab of most
 * utes. Otherwise such a filter would hide the other utes, and the word only means a ute.
 */
export function addCabs(concepts: ConceptMap, { values }: StockVocabulary): void {
  const cabs = cabWords.map(({ label, phrases }) => {
    const names = phrases.split(', ')
    return { label, names, badges: (values.badge ?? []).filter(({ value }) => containsAnyOf(value, names)) }
  })
  const cabBadges = new Set(cabs.flatMap(({ badges }) => badges))
  const utes = (values.body ?? []).filter(({ value }) => phraseKey(value) === 'ute')
  if (totalOf([...cabBadges]) <= totalOf(utes) / 2) return
  for (const { label, names, badges } of cabs) {
    if (badges.length === 0 || badges.length > MAX_CONCEPT_VALUES) continue
    const refinements = { badge: namesOf(badges) }
    for (const name of names) concepts.add(name, { kind: 'trade', label, refinements })
  }
}

function containsAnyOf(badge: string, names: readonly string[]): boolean {
  const runs = runsIn(badge)
  return names.some((name) => runs.has(phraseKey(name)))
}

function totalOf(values: readonly CountedValue[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}

/**
 * Adds cities with stock by name, which no vehicle's text contains; other cities as a distance; and dealerships and
 * locations by name. Call it after the other names are added: a yard called `Used Cars` does not change the meaning of
 * those words.
 */
export function addPlaces(concepts: ConceptMap, vocabulary: StockVocabulary): void {
  const { values } = vocabulary
  const others = new Set([...concepts.words, ...stopWords])
  addPlacesOf(concepts, 'city', namesOf(values.city))
  for (const attribute of ['dealership_name', 'location_name'] as const) {
    const own = namesOf(values[attribute]).filter(
      (name) => !foldedWords(name).every((word) => others.has(word)),
    )
    addPlacesOf(concepts, attribute, own)
  }
  addSuburbs(concepts, vocabulary, others)
  for (const city of cityPostcodes.keys()) {
    const meaning = nearCity(city, DEFAULT_NEAR_KM)
    if (meaning) concepts.add(city, { kind: 'city', ...meaning })
  }
}

function addPlacesOf(concepts: ConceptMap, attribute: PlaceAttribute, names: readonly string[]): void {
  for (const [name = '', ...others] of byPhraseKey(names).values()) {
    concepts.add(name, { kind: 'place', label: name, refinements: { [attribute]: [name, ...others] } })
  }
}

type PlaceAttribute = 'city' | 'dealership_name' | 'location_name'

/**
 * Adds the last words of a location's name that differ from other locations and its dealership: `maitland` for Two
 * Rivers Motorcycles Maitland. Skips words that mean anything else.
 */
function addSuburbs(
  concepts: ConceptMap,
  { values, words }: StockVocabulary,
  others: ReadonlySet<string>,
): void {
  const locations = namesOf(values.location_name)
  const names = [...new Set([...locations, ...namesOf(values.dealership_name)])].map(foldedWords)
  const elsewhere = new Set([...others, ...words.map(([word]) => word)])
  const suburbs = new Map<string, string[]>()
  for (const location of locations) {
    const suburb = suburbOf(foldedWords(location), names)
    const isClear = suburb.length > 0 && !suburb.some((word) => elsewhere.has(word))
    if (!isClear || cityPostcodes.has(suburb.join(' '))) continue
    const key = suburb.join(' ')
    suburbs.set(key, [...(suburbs.get(key) ?? []), location])
  }
  for (const [suburb, chosen] of suburbs) {
    const [only, ...more] = chosen
    const label = more.length === 0 && only !== undefined ? only : titled(suburb)
    concepts.add(suburb, { kind: 'place', label, refinements: { location_name: chosen } })
  }
}

/** A location's name without its longest common start with another name. Empty without a common start. */
function suburbOf(name: readonly string[], names: readonly (readonly string[])[]): readonly string[] {
  const shared = names
    .map((other) => name.findIndex((word, nth) => word !== other[nth]))
    .filter((count) => count > 0)
  return shared.length > 0 ? name.slice(Math.max(...shared)) : []
}

function titled(words: string): string {
  return words.replace(/(?<![^ ])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** A word means a feature only while it occurs in few vehicles' texts: up to this share of the vehicles with the feature. */
const ELSEWHERE_SHARE = 0.1
/** Words in features' names that do not identify a feature by themselves. */
const vagueWords: ReadonlySet<string> = new Set([
  ...stopWords,
  ...'front left rear right seat seats side'.split(' '),
])

/**
 * Adds features by name and by parts of their names, which stand for all features that contain them: `sunroof` for
 * Panoramic Sunroof, `heated seats` for Heated Front Seats. A word that is common in vehicles' texts stays a word.
 */
export function addFeatures(concepts: ConceptMap, { values, words }: StockVocabulary): void {
  const counts = new Map(words)
  const holding = new Map<string, { phrase: string; features: CountedValue[] }>()
  for (const feature of values.filtered_features ?? []) {
    for (const [key, phrase] of partsOf(feature.value)) {
      const same = holding.get(key)
      if (same) same.features.push(feature)
      else holding.set(key, { phrase, features: [feature] })
    }
  }
  const names = new Set((values.filtered_features ?? []).map(({ value }) => phraseKey(value)))
  for (const [key, { phrase, features }] of holding) {
    const total = totalOf(features)
    const isPart = !names.has(key)
    const isElsewhere = (counts.get(key) ?? 0) > total * ELSEWHERE_SHARE
    if (features.length > MAX_CONCEPT_VALUES || (isPart && (vagueWords.has(key) || isElsewhere))) continue
    const [only, ...others] = namesOf(features)
    const label = others.length === 0 && only !== undefined ? only : phrase
    const refinements = { filtered_features: namesOf(features) }
    concepts.add(phrase, { kind: isPart ? 'part' : 'feature', label, refinements })
  }
}

/** Every run of words and every ordered pair of words in a name, by their keys. */
function partsOf(name: string): ReadonlyMap<string, string> {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const runs = words.flatMap((_, start) =>
    words.slice(start, start + MAX_PHRASE_WORDS).map((_, length) => words.slice(start, start + length + 1)),
  )
  const pairs = words.flatMap((word, nth) => words.slice(nth + 1).map((other) => [word, other]))
  return new Map([...runs, ...pairs].map((part) => [phraseKey(part.join(' ')), part.join(' ')]))
}

/**
 * Adds badges, each standing for all badges that contain its words (`SR5` for `SR5 Cruiser`). A badge stays a word when
 * vehicles also contain it elsewhere (`Sport`).
 */
export function addBadges(concepts: ConceptMap, { values, words }: StockVocabulary): void {
  const badges = values.badge ?? []
  const byKey = new Map<string, CountedValue[]>(badges.map(({ value }) => [phraseKey(value), []]))
  for (const badge of badges) for (const key of runsIn(badge.value)) byKey.get(key)?.push(badge)
  const counts = new Map(words)
  for (const { value } of badges) {
    const holding = byKey.get(phraseKey(value)) ?? []
    const [word, ...others] = foldedWords(value)
    const total = totalOf(holding)
    const isElsewhere = others.length === 0 && total < (counts.get(word ?? '') ?? 0)
    const isClear = holding.length <= MAX_CONCEPT_VALUES && !isElsewhere
    const refinements = isClear ? { badge: namesOf(holding) } : undefined
    concepts.add(value, { kind: 'badge', label: value, refinements })
  }
}

/** The keys of every run of words in a text. */
function runsIn(text: string): ReadonlySet<string> {
  const words = foldedWords(text)
  const keys = words.flatMap((_, start) =>
    words
      .slice(start, start + MAX_PHRASE_WORDS)
      .map((_, length) => words.slice(start, start + length + 1).join('')),
  )
  return new Set(keys)
}

function namesOf(values: StockVocabulary['values'][NamedAttribute] = []): readonly string[] {
  return values.map(({ value }) => value).sort()
}

/** Groups values with the same key, such as `White` and `WHITE`. */
function byPhraseKey(values: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const value of values) {
    const key = phraseKey(value)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}
