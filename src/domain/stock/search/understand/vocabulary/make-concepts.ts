import { makeSpellings } from '@/domain/stock/normalise/makes'
import { foldedWords } from '../searchable-text'
import { type ConceptMap, phraseKey } from './concept-map'
import type { StockVocabulary } from './stock-vocabulary'

interface Named {
  readonly make: string
  readonly model: string
  /** The model and those whose names start with its words: `Outlander PHEV` for `Outlander`. */
  readonly family: readonly string[]
}

/**
 * Adds the makes in all spellings, their models, and both together. A model that only one make has implies the make. A
 * model also matches models of its make that start with its words: a search for `outlander` includes the `Outlander
 * PHEV`.
 */
export function addMakes(concepts: ConceptMap, { makes }: StockVocabulary): void {
  const models = new Map<string, Named[]>()
  for (const { name: make, models: allModels } of makes) {
    const spellings = [...new Set([make, ...makeSpellings(make)])]
    for (const spelling of spellings) {
      concepts.add(spelling, { kind: 'make', label: make, refinements: { make: [make] } })
    }
    const families = familiesOf(allModels)
    for (const model of allModels) {
      const key = phraseKey(model)
      const named = { make, model, family: families.get(key) ?? [model] }
      models.set(key, [...(models.get(key) ?? []), named])
      for (const spelling of spellings) concepts.add(`${spelling} ${model}`, conceptOf([named]))
    }
  }
  for (const named of models.values()) concepts.add(named[0]?.model ?? '', conceptOf(named))
}

/** Groups models by the words that their names start with. The keys are those words, joined. */
function familiesOf(models: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>()
  for (const model of models) {
    let key = ''
    for (const word of foldedWords(model)) {
      key += word
      families.set(key, [...(families.get(key) ?? []), model])
    }
  }
  return families
}

function conceptOf(named: readonly Named[]) {
  const makes = [...new Set(named.map(({ make }) => make))]
  const [model] = named.map(({ model }) => model).sort()
  const models = [...new Set(named.flatMap(({ family }) => family))].sort()
  const [make] = makes.length === 1 ? makes : []
  return {
    kind: 'model',
    label: [make, model].filter(Boolean).join(' '),
    refinements: { ...(make !== undefined && { make: [make] }), model: models },
  } as const
}
