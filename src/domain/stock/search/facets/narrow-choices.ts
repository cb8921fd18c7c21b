import type { FacetChoice } from './shown-facets'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const startsWord = (label: string, typed: string) => typed === '' || ` ${plain(label)}`.includes(` ${typed}`)

export interface NarrowedChoice {
  readonly choice: FacetChoice
  readonly below: readonly FacetChoice[]
}

/**
 * Returns the choices with a word that starts with the typed text. A make also stays when any of its models matches,
 * with those models only; a matching make keeps all its models.
 */
export function narrowChoices(
  choices: readonly FacetChoice[],
  below: ReadonlyMap<string, readonly FacetChoice[]>,
  text: string,
): readonly NarrowedChoice[] {
  const typed = plain(text.trim())
  return choices.flatMap((choice) => {
    const all = below.get(choice.value) ?? []
    if (startsWord(choice.label, typed)) return [{ choice, below: all }]
    const left = all.filter(({ label }) => startsWord(label, typed))
    return left.length > 0 ? [{ choice, below: left }] : []
  })
}
