import { checkAnswers, type FieldProblem, fieldsOf } from '@/domain/leads/form/check-answers'
import type { Answers, LeadForm } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import { parsePhone } from '../parse-phone'
import type { ReceivedFile, Submission } from './submission'

export interface CheckedSubmission {
  /** Normalised, without files. Phone numbers are in E.164. */
  readonly answers: Answers
  readonly files: readonly ReceivedFile[]
  readonly problems: readonly FieldProblem[]
}

const NO_PHONE = 'Enter a phone number with its area code, such as 0491 570 156.'

/** Checks a submission against its form, by the rules that the browser uses and the numbering plan (ENQ-03…12). */
export function checkSubmission(form: LeadForm, { fields, files }: Submission): CheckedSubmission {
  const kinds = new Map(fieldsOf(form).map(({ name, kind }) => [name, kind]))
  const ofField = (name: string) => files.filter(({ field }) => field === name)
  const inFields = Object.fromEntries(files.map(({ field }) => [field, ofField(field)]))
  const checked = checkAnswers(form, { ...fields, ...inFields })
  const problems: FieldProblem[] = [...checked.problems]
  const answers = Object.entries(checked.answers).flatMap(([name, answer]) => {
    const kind = kinds.get(name)
    if (kind === 'file') return []
    if (kind !== 'phone') return [[name, answer]]
    const number = parsePhone(String(answer))
    if (number === null) problems.push({ field: name, message: NO_PHONE })
    return [[name, number ?? answer]]
  })
  return {
    answers: Object.fromEntries(answers),
    files: files.filter(
      ({ field }) => kinds.get(field) === 'file' && ownValue(checked.answers, field) !== undefined,
    ),
    problems: inOrder(problems, [...kinds.keys()]),
  }
}

const inOrder = (problems: readonly FieldProblem[], names: readonly string[]) =>
  [...problems].sort((a, b) => names.indexOf(a.field) - names.indexOf(b.field))
