'use client'

import { lazy } from 'react'
import { ErrorSummary } from './ErrorSummary'
import { FormButtons } from './FormButtons'
import { FormStep } from './FormStep'
import { LoadedLater } from './fields/LoadedLater'
import type { LeadFormProps } from './lead-form-props'
import { StepList } from './StepList'
import { useLeadForm } from './use-lead-form'

const Turnstile = lazy(() => import('./Turnstile'))

/**
 * A form (ENQ-01…24, MSL-01…08). The same markup works without JavaScript: it is sent to the same address, and all steps
 * are shown.
 */
export function LeadForm(props: LeadFormProps) {
  const { id, form, pageId, pageUrl, returned } = props
  const state = useLeadForm(props)
  const { step, isBusy, refs, problems } = state

  return (
    <form
      method="post"
      action="/api/enquiries"
      encType="multipart/form-data"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={state.submit}
      className="@container flex flex-col gap-6"
    >
      <input type="hidden" name="form" value={form.key} />
      <input type="hidden" name="page_id" value={pageId} />
      {pageUrl && <input type="hidden" name="url" value={pageUrl} />}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={`${id}-company-website`}>Leave this empty</label>
        <input
          ref={refs.trap}
          id={`${id}-company-website`}
          name="company_website"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      {form.steps.length > 1 && <StepList steps={form.steps} current={step} />}
      {problems.length > 0 && (
        <ErrorSummary
          id={id}
          problems={problems}
          summary={refs.summary}
          takesFocus={returned !== undefined}
        />
      )}
      {form.steps.map((each, index) => (
        // Steps never change their order.
        <FormStep key={each.title ?? index} {...props} state={state} index={index} />
      ))}
      {state.failure && (
        <p role="alert" className="rounded-card border border-critical p-4 font-semibold text-critical">
          {state.failure}
        </p>
      )}
      {form.turnstileKey && (
        <LoadedLater>
          <Turnstile
            key={state.turnstile.key}
            siteKey={form.turnstileKey}
            onAnswer={state.turnstile.onAnswer}
          />
        </LoadedLater>
      )}
      <FormButtons state={state} submitLabel={form.submitLabel} />
    </form>
  )
}
