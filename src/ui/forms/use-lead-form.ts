import type { SubmitEvent } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { fieldsOf } from '@/domain/leads/form/check-answers'
import { isShown } from '@/domain/leads/form/is-shown'
import { ownValue } from '@/domain/records/own-value'
import { type FormValues, rawAnswers } from './form-values'
import type { LeadFormProps } from './lead-form-props'
import { formResolver } from './resolver'
import { useSending } from './sending/use-sending'
import { useCalculatedLoan } from './use-calculated-loan'
import { useDraft } from './use-draft'
import { useFormSteps } from './use-form-steps'
import { useReturnedProblems } from './use-returned-problems'

/**
 * Milliseconds until a field that was left shows its problem. The press that leaves it would otherwise miss its button, because the
 * problem moves the button away.
 */
const PROBLEM_MS = 250

/** The state of a form: its steps, its problems and its sending (ENQ-11, ENQ-14…17, MSL-01…04). */
export function useLeadForm(props: LeadFormProps) {
  const { form, vehicle, returned } = props
  const tool = useForm<FormValues>({
    resolver: formResolver(form),
    mode: 'onTouched',
    delayError: PROBLEM_MS,
    shouldFocusError: false,
  })
  const steps = useFormSteps(form)
  const draft = useDraft(tool, {
    form,
    draftName: `${form.key}:${vehicle?.id ?? ''}`,
    step: steps.step,
    goTo: steps.show,
    isReturned: returned !== undefined,
  })
  const isTaken = useReturnedProblems(returned?.problems ?? [], { setError: tool.setError, ...steps })
  useCalculatedLoan(tool, form)
  const values = rawAnswers(form, tool.watch())
  const { send, trap, isSent, failure, turnstile } = useSending({
    ...props,
    values,
    draft,
    setError: tool.setError,
    showProblems: steps.showProblems,
  })

  const showProblems = (found: FieldErrors<FormValues>) =>
    steps.showProblems(fieldsOf(form).find(({ name }) => ownValue(found, name))?.name)

  async function goForward(): Promise<void> {
    const shown = steps.fields.filter((field) => isShown(field, values))
    if (await tool.trigger(shown.map(({ name }) => name))) goTo(steps.step + 1)
    else steps.showProblems()
  }

  function goTo(next: number): void {
    tool.clearErrors()
    steps.goTo(next)
  }

  const submitForm = tool.handleSubmit(send, showProblems)
  // Read in every render: react-hook-form reports changes only of what was read.
  const { errors, isSubmitting } = tool.formState
  const errorOf = (name: string) =>
    isTaken ? textOf(ownValue(errors, name)) : returned?.problems.find(({ field }) => field === name)?.message

  return {
    tool,
    values,
    step: steps.step,
    isLast: steps.isLast,
    isBusy: isSubmitting || isSent,
    problems: isTaken
      ? steps.fields.flatMap((field) => {
          const message = errorOf(field.name)
          return steps.isTried && message && isShown(field, values) ? [{ field: field.name, message }] : []
        })
      : (returned?.problems ?? []),
    errorOf,
    failure,
    refs: { trap, ...steps.refs },
    turnstile,
    /** Enter in a field of an earlier step goes to the next step. */
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault()
      void (steps.isLast ? submitForm(event) : goForward())
    },
    goForward,
    goBack: () => goTo(steps.step - 1),
  }
}

export type LeadFormState = ReturnType<typeof useLeadForm>

const textOf = (error: { readonly message?: unknown } | undefined): string | undefined =>
  error?.message === undefined ? undefined : String(error.message)
