'use client'

import { isShown } from '@/domain/leads/form/is-shown'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { FormField } from '@/ui/forms/fields/FormField'
import { fieldId, initialValues } from '@/ui/forms/form-values'
import { island } from '@/ui/island/island'
import { Button } from '@/ui/primitives/buttons/Button'
import { type ReturnedStep, useStepForm } from './use-step-form'

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
  readonly returned: ReturnedStep
}

/** Hides what JavaScript hides. Without JavaScript every field is shown. */
const unlessAway = '[@media(scripting:enabled)]:data-away:hidden'

/** A form of the checkout. The browser checks it by the server's rules and sends it as any form: it works without JavaScript. */
function StepForm({ id, form, action, sent, aside, returned }: StepFormProps) {
  const { tool, fields, values, problems, isBusy, messageOf, submit, refs } = useStepForm(form, returned)
  return (
    <form
      ref={refs.holder}
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      className="@container flex flex-col gap-6"
    >
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {problems.length > 0 && (
        <ErrorSummary id={id} problems={problems} summary={refs.summary} takesFocus={returned !== null} />
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
