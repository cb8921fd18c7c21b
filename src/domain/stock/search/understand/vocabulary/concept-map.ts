import { foldedWords } from '../searchable-text'
import type { Concept } from './understood'

/** A phrase as concepts are found by: folded, letters and digits only, in one piece. `CX-5`, `cx 5` and `cx5` are one. */
export function phraseKey(text: string): string {
  return foldedWords(text).join('')
}

/** How many words a phrase may be put in. */
export const LONGEST_PHRASE = 5

/** A filter with more values than this says little, and is slow. */
export const MOST_VALUES = 100

/** Words of these kinds say least: they give way to all others, and no word is taken for a misspelt one of them. */
const weakKinds: ReadonlySet<Concept['kind']> = new Set(['city', 'part'])

/** Makes go before all, and the trade's words before all but models; nothing else goes before anything but the weak kinds. */
function strongestOf(concepts: readonly Concept[]): Concept['kind'] | undefined {
  const all = concepts.map(({ kind }) => kind)
  const strong = all.filter((kind) => !weakKinds.has(kind))
  const kinds = new Set(strong.length > 0 ? strong : all)
  if (kinds.has('make')) return 'make'
  if (kinds.has('trade') && !kinds.has('model')) return 'trade'
  return kinds.size === 1 ? [...kinds][0] : undefined
}

/** What each phrase may mean. */
export class ConceptMap {
  readonly #concepts = new Map<string, Concept[]>()
  readonly #saidAs = new Set<string>()

  /** Numbers alone and single letters are never phrases: they mean too much. */
  add(said: string, concept: Concept): void {
    const key = phraseKey(said)
    if (key.length < 2 || /^\d+$/.test(key)) return
    if (concept.kind !== 'feature' && !weakKinds.has(concept.kind)) {
      for (const word of foldedWords(said)) this.#saidAs.add(word)
    }
    const known = this.#concepts.get(key)
    if (known) known.push(concept)
    else this.#concepts.set(key, [concept])
  }

  /** What the phrase of this key means; null when it is nothing known, or things of several kinds. */
  meaningOf(key: string): Concept | null {
    const concepts = this.#concepts.get(key) ?? []
    const meaning = concepts.find(({ kind }) => kind === strongestOf(concepts))
    return meaning?.refinements || meaning?.near ? meaning : null
  }

  /** The words that phrases are said with, for corrections. Features' are not among them: `cruiser` is no `cruise` control. */
  get words(): ReadonlySet<string> {
    return this.#saidAs
  }
}
