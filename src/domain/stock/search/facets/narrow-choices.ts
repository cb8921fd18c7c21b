import type { FacetChoice } from './shown-facets'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether a word of the label begins with the text. */
const isMeant = (label: string, asked: string) => asked === '' || ` ${plain(label)}`.includes(` ${asked}`)

export interface NarrowedChoice {
  readonly choice: FacetChoice
  readonly below: readonly FacetChoice[]
}

/**
 * The choices with a word that begins as the shopper typed. A make stays with those of its models that do, and with all of them when it
 * does itself.
 */
export function narrowChoices(
  choices: readonly FacetChoice[],
  below: ReadonlyMap<string, readonly FacetChoice[]>,
  text: string,
): readonly NarrowedChoice[] {
  const asked = plain(text.trim())
  return choices.flatMap((choice) => {
    const all = below.get(choice.value) ?? []
    if (isMeant(choice.label, asked)) return [{ choice, below: all }]
    const left = all.filter(({ label }) => isMeant(label, asked))
    return left.length > 0 ? [{ choice, below: left }] : []
  })
}
