import type { RawAnswers } from './is-shown'
import type { LeadForm } from './lead-form'

/** The steps up to the last one that has an answer, or the first step if none has (MSL-02). */
export function stepsSoFar({ steps }: Pick<LeadForm, 'steps'>, answers: RawAnswers): LeadForm['steps'] {
  const last = steps.findLastIndex(({ fields }) => fields.some(({ name }) => Object.hasOwn(answers, name)))
  return steps.slice(0, Math.max(last, 0) + 1)
}
