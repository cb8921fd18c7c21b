import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { checkAnswers, fieldsOf } from '@/domain/leads/form/check-answers'
import { isShown } from '@/domain/leads/form/is-shown'
import { ownValue } from '@/domain/records/own-value'
import { rememberVisitor } from '@/ui/stores/remembered-visitor'
import { saveSentLead } from '@/ui/stores/sent-lead'
import { showToast } from '@/ui/stores/toast'
import { trackBeforeLeaving } from '@/ui/tracking/track-before-leaving'
import { type FormValues, rawAnswers } from './form-values'
import type { LeadFormProps } from './lead-form-props'
import { formResolver } from './resolver'
import { RefusedAnswers, recordFollowUp, type Sending, type SentAnswer, sendLead } from './sending/send-lead'
import { useCalculatedLoan } from './use-calculated-loan'
import { useDraft } from './use-draft'
import { useFormSteps } from './use-form-steps'
import { useRestoredPage } from './use-restored-page'
import { useReturnedProblems } from './use-returned-problems'

/** ENQ-17. The banner shows the server's message when there is one. */
const FAILED = 'An error occurred when submitting this form'

const filesAmong = (answers: Readonly<Record<string, unknown>>) =>
  Object.entries(answers).filter(
    (entry): entry is [string, File[]] =>
      Array.isArray(entry[1]) && entry[1].some((one) => one instanceof File),
  )

/** The state of a form: its steps, its problems and its sending (ENQ-11, ENQ-14…17, MSL-01…04). */
export function useLeadForm({ form, vehicle, pageId, returned }: LeadFormProps) {
  const tool = useForm<FormValues>({
    resolver: formResolver(form),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const steps = useFormSteps(form)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const openedAt = useRef(0)
  const turnstile = useRef<string | null>(null)
  const [fails, setFails] = useState(0)
  const trap = useRef<HTMLInputElement>(null)
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
  const { errors } = tool.formState

  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  useRestoredPage(() => {
    setSent(false)
    draft.reopen()
  })

  function refuse({ fields, message: reason }: RefusedAnswers): void {
    const visible = fieldsOf(form).filter((field) => field.kind !== 'hidden' && isShown(field, values))
    const refused = Object.entries(fields).filter(([name]) => visible.some((field) => field.name === name))
    for (const [name, message] of refused) tool.setError(name, { type: 'server', message })
    const [first] = refused
    if (first) steps.showProblems(first[0])
    else fail(reason)
  }

  function fail(reason: string): void {
    showToast(FAILED)
    setFailure(reason || FAILED)
  }

  function finish({ lead_id, event, success_category, next }: SentAnswer): void {
    const carType = vehicle?.carType ?? null
    if (event !== null)
      trackBeforeLeaving({
        event,
        data: { form: form.key, category: success_category, car_type: carType ?? '' },
      })
    rememberVisitor(values)
    saveSentLead({
      category: success_category,
      car: vehicle && { id: vehicle.id, slug: vehicle.slug, name: vehicle.name },
    })
    recordFollowUp(lead_id, success_category, carType)
    draft.end()
    location.assign(next)
  }

  async function send(given: FormValues): Promise<void> {
    setFailure(null)
    try {
      finish(await sendLead(sendingOf(given)))
      setSent(true)
    } catch (error) {
      // Turnstile's answer may be used up.
      setFails((count) => count + 1)
      if (error instanceof RefusedAnswers) refuse(error)
      else fail(error instanceof Error ? error.message : '')
    }
  }

  function sendingOf(given: FormValues): Sending {
    const { answers } = checkAnswers(form, rawAnswers(form, given))
    const files = filesAmong(answers)
    const category = ownValue(answers, 'category')
    return {
      form: form.key,
      key: draft.key(),
      category: typeof category === 'string' ? category : form.category,
      subcategory: form.subcategory,
      fields: Object.fromEntries(
        Object.entries(answers).filter(([name]) => !files.some(([file]) => file === name)),
      ),
      files: Object.fromEntries(files),
      carId: vehicle?.id ?? null,
      pageId,
      openedMs: Date.now() - openedAt.current,
      turnstile: turnstile.current,
      trap: trap.current?.value ?? '',
    }
  }

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

  function errorOf(name: string): string | undefined {
    const message = ownValue(errors, name)?.message
    return message === undefined ? undefined : String(message)
  }

  const submitForm = tool.handleSubmit(send, showProblems)

  return {
    tool,
    values,
    step: steps.step,
    isLast: steps.isLast,
    isBusy: tool.formState.isSubmitting || isSent,
    problems: isTaken
      ? steps.fields.flatMap((field) => {
          const message = errorOf(field.name)
          return steps.isTried && message && isShown(field, values) ? [{ field: field.name, message }] : []
        })
      : (returned?.problems ?? []),
    errorOf: (name: string) =>
      isTaken ? errorOf(name) : returned?.problems.find(({ field }) => field === name)?.message,
    failure,
    refs: { trap, ...steps.refs },
    turnstile: {
      key: fails,
      onAnswer: (token: string | null) => {
        turnstile.current = token
      },
    },
    /** Enter in a field of an earlier step goes to the next step. */
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault()
      void (steps.isLast ? submitForm(event) : goForward())
    },
    goForward,
    goBack: () => goTo(steps.step - 1),
  }
}
