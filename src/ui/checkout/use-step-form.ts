import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type FieldProblem, fieldsOf } from '@/domain/leads/form/check-answers'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import { type FormValues, initialValues, rawAnswers } from '@/ui/forms/form-values'
import { formResolver } from '@/ui/forms/resolver'

/** What the shopper typed before, with the server's problems. */
export type ReturnedStep = {
  readonly values: Readonly<Record<string, string | readonly string[] | boolean>>
  readonly problems: readonly FieldProblem[]
} | null

/** The state of a form of the checkout: it is checked here, and sent as the browser sends any form. */
export function useStepForm(form: LeadForm, returned: ReturnedStep) {
  const tool = useForm<FormValues>({
    resolver: formResolver(form),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...initialValues(form), ...returned?.values },
  })
  const holder = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const fields = fieldsOf(form)
  const values = rawAnswers(form, tool.watch())
  const { errors } = tool.formState

  // The problems can be drawn after the count of tries, so every drawing looks.
  useEffect(() => {
    if (!wantsFocus.current || !summary.current) return
    wantsFocus.current = false
    summary.current.focus()
  })
  // A browser that goes back shows the page as it was left.
  useEffect(() => {
    const reopen = () => setBusy(false)
    addEventListener('pageshow', reopen)
    return () => removeEventListener('pageshow', reopen)
  }, [])

  const messageOf = (name: string): string | undefined => {
    if (tries === 0 && !ownValue(tool.formState.touchedFields, name)) {
      return returned?.problems.find(({ field }) => field === name)?.message
    }
    const message = ownValue(errors, name)?.message
    return message === undefined ? undefined : String(message)
  }
  const problems = fields.flatMap(({ name }) => {
    const message = tries > 0 || returned ? messageOf(name) : undefined
    return message ? [{ field: name, message }] : []
  })

  function showProblems(): void {
    wantsFocus.current = true
    setTries((count) => count + 1)
  }

  function send(): void {
    setBusy(true)
    holder.current?.submit()
  }

  return {
    tool,
    fields,
    values,
    problems,
    isBusy,
    messageOf,
    refs: { holder, summary },
    submit: (event: SubmitEvent<HTMLFormElement>) => void tool.handleSubmit(send, showProblems)(event),
  }
}
