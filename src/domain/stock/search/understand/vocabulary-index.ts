import { ConceptMap } from './concept-map'
import { addMakes } from './make-concepts'
import type { StockVocabulary } from './stock-vocabulary'
import { addBadges, addColours, addNames, addTradeWords } from './value-concepts'
import { type WordList, wordListOf } from './word-list'

/** A vocabulary as texts are read by. */
export interface VocabularyIndex {
  readonly concepts: ConceptMap
  /** What misspelt words are compared with: the words of the stock, and those that phrases are said with. */
  readonly known: WordList
}

const built = new WeakMap<StockVocabulary, VocabularyIndex>()

/** The index of a vocabulary; built once for each, which takes some milliseconds. */
export function indexOf(vocabulary: StockVocabulary): VocabularyIndex {
  const ready = built.get(vocabulary)
  if (ready) return ready
  const concepts = new ConceptMap()
  addTradeWords(concepts, vocabulary)
  addMakes(concepts, vocabulary)
  addColours(concepts, vocabulary)
  addBadges(concepts, vocabulary)
  addNames(concepts, vocabulary)
  const said = [...concepts.words].map((word) => [word, 1] as const)
  const index = { concepts, known: wordListOf([...vocabulary.words, ...said]) }
  built.set(vocabulary, index)
  return index
}
