import { foldedWords } from '../searchable-text'
import type { Concept } from './understood'

/** The lookup key of a phrase: folded letters and digits, joined. `CX-5`, `cx 5` and `cx5` share one key. */
export function phraseKey(text: string): string {
  return foldedWords(text).join('')
}

export const MAX_PHRASE_WORDS = 5

/** A filter with more values than this is too vague, and slow. */
export const MAX_CONCEPT_VALUES = 100

/** Concepts of these kinds give way to all others, and words are not corrected to theirs. */
const weakKinds: ReadonlySet<Concept['kind']> = new Set(['city', 'part'])

/** Makes win over everything, and trade words over everything but models. Other kinds only win over the weak kinds. */
function strongestOf(concepts: readonly Concept[]): Concept['kind'] | undefined {
  const all = concepts.map(({ kind }) => kind)
  const strong = all.filter((kind) => !weakKinds.has(kind))
  const kinds = new Set(strong.length > 0 ? strong : all)
  if (kinds.has('make')) return 'make'
  if (kinds.has('trade') && !kinds.has('model')) return 'trade'
  return kinds.size === 1 ? [...kinds][0] : undefined
}

export class ConceptMap {
  readonly #concepts = new Map<string, Concept[]>()
  readonly #phraseWords = new Set<string>()

  /** Ignores bare numbers and single letters, which are too ambiguous. */
  add(phrase: string, concept: Concept): void {
    const key = phraseKey(phrase)
    if (key.length < 2 || /^\d+$/.test(key)) return
    if (concept.kind !== 'feature' && !weakKinds.has(concept.kind)) {
      for (const word of foldedWords(phrase)) this.#phraseWords.add(word)
    }
    const known = this.#concepts.get(key)
    if (known) known.push(concept)
    else this.#concepts.set(key, [concept])
  }

  /** The meaning of a phrase by its key. Null when it is unknown or ambiguous between several kinds. */
  meaningOf(key: string): Concept | null {
    const concepts = this.#concepts.get(key) ?? []
    const meaning = concepts.find(({ kind }) => kind === strongestOf(concepts))
    return meaning?.refinements || meaning?.near ? meaning : null
  }

  /**
   * The words of all phrases, for spelling correction. Excludes those of features: `cruiser` is not a misspelt `cruise`
   * control.
   */
  get words(): ReadonlySet<string> {
    return this.#phraseWords
  }
}
