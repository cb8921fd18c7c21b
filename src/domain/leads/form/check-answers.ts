import { ownValue } from '@/domain/records/own-value'
import { checkField } from './check-field'
import { isShown, type RawAnswers } from './is-shown'
import type { Answer, Answers, LeadField, LeadForm } from './lead-form'

export interface FieldProblem {
  readonly field: string
  readonly message: string
}

export interface CheckedAnswers {
  /** Of the fields that are shown and filled. */
  readonly answers: Answers
  /** In the order of the fields. */
  readonly problems: readonly FieldProblem[]
}

export const fieldsOf = ({ steps }: Pick<LeadForm, 'steps'>): readonly LeadField[] =>
  steps.flatMap(({ fields }) => fields)

/** Heading of a form's list of problems (ENQ-11). */
export const PROBLEMS_HEADING = 'Please fix the following errors:'

/** Checks fields in order. A field whose condition does not hold is neither required nor part of the answers. */
function checkFields(fields: readonly LeadField[], raw: RawAnswers): CheckedAnswers {
  const answers: [string, Answer][] = []
  const problems: FieldProblem[] = []
  for (const field of fields) {
    if (!isShown(field, raw)) continue
    const checked = checkField(field, ownValue(raw, field.name))
    if (!checked.ok) problems.push({ field: field.name, message: checked.message })
    else if (checked.value !== null) answers.push([field.name, checked.value])
  }
  return { answers: Object.fromEntries(answers), problems }
}

export const checkAnswers = (form: Pick<LeadForm, 'steps'>, raw: RawAnswers): CheckedAnswers =>
  checkFields(fieldsOf(form), raw)
