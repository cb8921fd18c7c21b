import type { Resolver } from 'react-hook-form'
import { checkAnswers } from '@/domain/leads/form/check-answers'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { type FormValues, rawAnswers } from './form-values'

/** Checks a form's values by the rules of the domain. The server checks the same again. */
export const formResolver =
  (form: LeadForm): Resolver<FormValues> =>
  (values) => {
    const { problems } = checkAnswers(form, rawAnswers(form, values))
    const errors = problems.map(({ field, message }) => [field, { type: 'rule', message }])
    return problems.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} }
  }
