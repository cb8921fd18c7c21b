import { isBlank } from './fields/blank'
import { FieldProblem } from './fields/field-problem'
import { parseText } from './fields/parse-text'
import { buildVocabulary } from './vocabulary'

const state = buildVocabulary({
  ACT: 'Australian Capital Territory, AU-ACT',
  NSW: 'New South Wales, AU-NSW, N.S.W.',
  NT: 'Northern Territory, AU-NT',
  QLD: 'Queensland, AU-QLD',
  SA: 'South Australia, AU-SA',
  TAS: 'Tasmania, AU-TAS',
  VIC: 'Victoria, AU-VIC',
  WA: 'Western Australia, AU-WA',
})

/** Parses a state or territory to its abbreviation (`NSW`). Null for blank. */
export function parseState(value: unknown): string | null {
  if (isBlank(value)) return null
  const known = state(parseText(value, 60) ?? '')
  if (!known) throw new FieldProblem(value, 'is not an Australian state or territory')
  return known
}
