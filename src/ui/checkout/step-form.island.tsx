'use client'

import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type FieldProblem, fieldsOf } from '@/domain/leads/form/check-answers'
import { isShown } from '@/domain/leads/form/is-shown'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { FormField } from '@/ui/forms/fields/FormField'
import { type FormValues, fieldId, initialValues, rawAnswers } from '@/ui/forms/form-values'
import { formResolver } from '@/ui/forms/resolver'
import { island } from '@/ui/island/island'
import { Button } from '@/ui/primitives/buttons/Button'

export interface StepFormProps {
  readonly id: string
  /** Its only step is shown. */
  readonly form: LeadForm
  readonly action: string
  /** What is sent beside the answers. */
  readonly sent: Readonly<Record<string, string>>
  /** Beside the button. */
  readonly aside: string | null
  /** What the shopper typed before, with the server's problems. */
  readonly returned: {
    readonly values: Readonly<Record<string, string | readonly string[] | boolean>>
    readonly problems: readonly FieldProblem[]
  } | null
}

/** Hides what JavaScript hides. Without JavaScript every field is shown. */
const unlessAway = '[@media(scripting:enabled)]:data-away:hidden'

/** A form of the checkout. The browser checks it by the server's rules and sends it as any form: it works without JavaScript. */
function StepForm({ id, form, action, sent, aside, returned }: StepFormProps) {
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

  return (
    <form
      ref={holder}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => void tool.handleSubmit(send, showProblems)(event)}
      className="@container flex flex-col gap-6"
    >
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {problems.length > 0 && (
        <ErrorSummary id={id} problems={problems} summary={summary} takesFocus={returned !== null} />
      )}
      <div className="grid grid-cols-1 gap-5 @min-[32rem]:grid-cols-2">
        {fields.map((field) => (
          <div
            key={field.name}
            data-away={isShown(field, values) ? undefined : ''}
            className={`${field.half ? '' : '@min-[32rem]:col-span-2'} ${unlessAway}`}
          >
            <FormField
              field={field}
              id={fieldId(id, field.name)}
              error={messageOf(field.name)}
              registered={tool.register(field.name)}
              value={ownValue({ ...initialValues(form), ...returned?.values }, field.name)}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        {aside && <p className="text-xl font-semibold">{aside}</p>}
        <Button type="submit" size="large" disabled={isBusy} aria-busy={isBusy || undefined}>
          {form.submitLabel}
        </Button>
      </div>
    </form>
  )
}

export default island('step-form', 'load', StepForm)
