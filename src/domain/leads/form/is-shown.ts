import { ownValue } from '@/domain/records/own-value'
import type { LeadField } from './lead-form'

/** Raw answers by field name, as a browser or a request sends them. */
export type RawAnswers = Readonly<Record<string, unknown>>

const isFilled = (answer: unknown): boolean =>
  Array.isArray(answer)
    ? answer.length > 0
    : answer !== undefined && answer !== null && answer !== '' && answer !== false

/** Whether the field's condition holds for the answers so far. A field without a condition is always shown. */
export function isShown({ showIf }: Pick<LeadField, 'showIf'>, answers: RawAnswers): boolean {
  if (!showIf?.field) return true
  const answer = ownValue(answers, showIf.field)
  if (showIf.is === 'filled') return isFilled(answer)
  if (showIf.is === 'empty') return !isFilled(answer)
  const given = Array.isArray(answer) ? answer : [answer]
  return given.some((one) => showIf.values?.includes(String(one)))
}
