import { DEFAULT_NEAR_KM } from '@/domain/stock/search/query/near'
import { foldedWords } from '../searchable-text'
import { cityPostcodes, nearCity } from './cities'
import { type ConceptMap, LONGEST_PHRASE, MOST_VALUES, phraseKey } from './concept-map'
import type { CountedValue, NamedAttribute, StockVocabulary } from './stock-vocabulary'
import { stopWords } from './stop-words'
import { cabWords, colourWords, tradeWords } from './trade-words'

/** Adds the trade's words that the vocabulary has values for, with those values as they are stored. */
export function addTradeWords(concepts: ConceptMap, { values }: StockVocabulary): void {
  for (const { attribute, label, values: keys, said, tellsApart } of tradeWords) {
    const wanted = keys.split(', ')
    const all = namesOf(values[attribute])
    const theirs = all.filter((value) => wanted.includes(phraseKey(value)))
    if (theirs.length === 0 || (tellsApart && all.length === theirs.length)) continue
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

/**
 * Adds cabs, each standing for the badges that tell it by any of its names, where badges tell the cab of most utes. Where only
 * some do, they would hide the others: a cab says no more than that a ute is meant.
 */
export function addCabs(concepts: ConceptMap, { values }: StockVocabulary): void {
  const cabs = cabWords.map(({ label, said }) => {
    const names = said.split(', ')
    return { label, names, badges: (values.badge ?? []).filter(({ value }) => tellsOneOf(value, names)) }
  })
  const telling = new Set(cabs.flatMap(({ badges }) => badges))
  const utes = (values.body ?? []).filter(({ value }) => phraseKey(value) === 'ute')
  if (totalOf([...telling]) <= totalOf(utes) / 2) return
  for (const { label, names, badges } of cabs) {
    if (badges.length === 0 || badges.length > MOST_VALUES) continue
    const refinements = { badge: namesOf(badges) }
    for (const name of names) concepts.add(name, { kind: 'trade', label, refinements })
  }
}

function tellsOneOf(badge: string, names: readonly string[]): boolean {
  const runs = runsIn(badge)
  return names.some((name) => runs.has(phraseKey(name)))
}

function totalOf(values: readonly CountedValue[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}

/**
 * Adds the cities where stock is by their names, which no vehicle's own text holds, and others as a distance; and dealerships
 * and locations by theirs. Call it last of those that add names: a yard called `Used Cars` is not what these words mean.
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
  for (const [said = '', ...others] of byPhraseKey(names).values()) {
    concepts.add(said, { kind: 'place', label: said, refinements: { [attribute]: [said, ...others] } })
  }
}

type PlaceAttribute = 'city' | 'dealership_name' | 'location_name'

/**
 * Adds what tells a location from the others, and from its dealership, at the end of its name: `maitland` of Two Rivers
 * Motorcycles Maitland. Only when its words mean nothing else.
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
    const said = suburbOf(foldedWords(location), names)
    const isClear = said.length > 0 && !said.some((word) => elsewhere.has(word))
    if (!isClear || cityPostcodes.has(said.join(' '))) continue
    const key = said.join(' ')
    suburbs.set(key, [...(suburbs.get(key) ?? []), location])
  }
  for (const [said, chosen] of suburbs) {
    const [only, ...more] = chosen
    const label = more.length === 0 && only !== undefined ? only : titled(said)
    concepts.add(said, { kind: 'place', label, refinements: { location_name: chosen } })
  }
}

/** The words of a location's name after the most that it begins with like another name; none when it begins like no other. */
function suburbOf(name: readonly string[], names: readonly (readonly string[])[]): readonly string[] {
  const shared = names
    .map((other) => name.findIndex((word, nth) => word !== other[nth]))
    .filter((count) => count > 0)
  return shared.length > 0 ? name.slice(Math.max(...shared)) : []
}

function titled(words: string): string {
  return words.replace(/(?<![^ ])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** In so few vehicles' own text for each that has the feature, a word still means the feature. */
const ELSEWHERE_SHARE = 0.1
/** Words of features' names that tell no feature alone. */
const vagueWords: ReadonlySet<string> = new Set([
  ...stopWords,
  ...'front left rear right seat seats side'.split(' '),
])

/**
 * Adds features by their names, and by some of their names' words in their order, which stand for all features that have
 * them: `sunroof` for the Panoramic Sunroof, `heated seats` for Heated Front Seats. A word that vehicles are called by
 * stays one.
 */
export function addFeatures(concepts: ConceptMap, { values, words }: StockVocabulary): void {
  const counts = new Map(words)
  const holding = new Map<string, { said: string; features: CountedValue[] }>()
  for (const feature of values.filtered_features ?? []) {
    for (const [key, said] of partsOf(feature.value)) {
      const same = holding.get(key)
      if (same) same.features.push(feature)
      else holding.set(key, { said, features: [feature] })
    }
  }
  const names = new Set((values.filtered_features ?? []).map(({ value }) => phraseKey(value)))
  for (const [key, { said, features }] of holding) {
    const total = totalOf(features)
    const isPart = !names.has(key)
    const isElsewhere = (counts.get(key) ?? 0) > total * ELSEWHERE_SHARE
    if (features.length > MOST_VALUES || (isPart && (vagueWords.has(key) || isElsewhere))) continue
    const [only, ...others] = namesOf(features)
    const label = others.length === 0 && only !== undefined ? only : said
    const refinements = { filtered_features: namesOf(features) }
    concepts.add(said, { kind: isPart ? 'part' : 'feature', label, refinements })
  }
}

/** Every run of a name's words and every two of them in their order, as they are written, by their keys. */
function partsOf(name: string): ReadonlyMap<string, string> {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const runs = words.flatMap((_, start) =>
    words.slice(start, start + LONGEST_PHRASE).map((_, length) => words.slice(start, start + length + 1)),
  )
  const pairs = words.flatMap((word, nth) => words.slice(nth + 1).map((other) => [word, other]))
  return new Map([...runs, ...pairs].map((part) => [phraseKey(part.join(' ')), part.join(' ')]))
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
    const total = totalOf(holding)
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
