import { foldText } from '../searchable-text'
import { ConceptMap } from './concept-map'
import { addMakes } from './make-concepts'
import type { StockVocabulary } from './stock-vocabulary'
import { addBadges, addCabs, addColours, addFeatures, addPlaces, addTradeWords } from './value-concepts'
import { type WordList, wordListOf } from './word-list'

export interface VocabularyIndex {
  readonly concepts: ConceptMap
  /** The dictionary for spelling correction: the words of the stock and of all phrases. */
  readonly known: WordList
}

const built = new WeakMap<StockVocabulary, VocabularyIndex>()

/** The index of a vocabulary. Building it takes some milliseconds, so it is built once for each vocabulary. */
export function indexOf(vocabulary: StockVocabulary): VocabularyIndex {
  const ready = built.get(vocabulary)
  if (ready) return ready
  const concepts = new ConceptMap()
  addCabs(concepts, vocabulary)
  addTradeWords(concepts, vocabulary)
  addMakes(concepts, vocabulary)
  addColours(concepts, vocabulary)
  addBadges(concepts, vocabulary)
  addPlaces(concepts, vocabulary)
  addFeatures(concepts, vocabulary)
  const conceptWords = [...concepts.words].map((word) => [word, 1] as const)
  const names = vocabulary.makes.map(({ name }) => foldText(name))
  const index = { concepts, known: wordListOf([...vocabulary.words, ...conceptWords], names) }
  built.set(vocabulary, index)
  return index
}

export function isKnownWord(word: string, vocabulary: StockVocabulary): boolean {
  return indexOf(vocabulary).known.counts.has(word)
}
