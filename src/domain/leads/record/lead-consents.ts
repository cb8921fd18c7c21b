import { ownValue } from '@/domain/records/own-value'
import { fieldsOf } from '../form/check-answers'
import type { Answers, LeadForm } from '../form/lead-form'

/** Proof of a consent: the text beside the box, exactly as it was shown, and when it was sent. */
export interface LeadConsent {
  readonly name: string
  readonly text: string
  readonly given: boolean
  /** ISO 8601 */
  readonly at: string
}

/** The consents that the form asked for. `answers` are checked: they contain only fields that were shown. */
export function leadConsents(form: Pick<LeadForm, 'steps'>, answers: Answers, at: string): LeadConsent[] {
  return fieldsOf(form).flatMap(({ name, kind, label }) => {
    const given = ownValue(answers, name)
    return kind === 'consent' && given !== undefined ? [{ name, text: label, given: given === true, at }] : []
  })
}
