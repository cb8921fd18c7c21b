'use client'

import { Fragment, lazy, type MouseEvent } from 'react'
import { isShown } from '@/domain/leads/form/is-shown'
import { ownValue } from '@/domain/records/own-value'
import { Button } from '@/ui/primitives/buttons/Button'
import { suggestionsId } from '@/ui/trade-in/suggestions'
import { ErrorSummary } from './ErrorSummary'
import { FormField } from './fields/FormField'
import { asText } from './fields/field-props'
import { LoadedLater } from './fields/LoadedLater'
import { SlotField } from './fields/SlotField'
import { fieldId, initialValues } from './form-values'
import type { LeadFormProps } from './lead-form-props'
import { StepList } from './StepList'
import { useLeadForm } from './use-lead-form'

const OwnVehicleHelp = lazy(() => import('@/ui/trade-in/OwnVehicleHelp'))
const RegoLookup = lazy(() => import('@/ui/trade-in/RegoLookup'))
const Turnstile = lazy(() => import('./Turnstile'))

/** Hides what JavaScript hides. Without JavaScript every step and every field is shown. */
const unlessAway = '[@media(scripting:enabled)]:data-away:hidden'

/** The second click of a double click: its button may be that of the next step. */
const isRepeat = ({ detail }: MouseEvent) => detail > 1

/**
 * For a button. A field that loses the focus may show its problem, which would move the button away before the click arrives. So a press
 * leaves the focus in the field.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * A form (ENQ-01…24, MSL-01…08). The same markup works without JavaScript: it is sent to the same address, and all steps
 * are shown.
 */
export function LeadForm(props: LeadFormProps) {
  const { id, form, vehicle, pageId, returned, slots, headings: Heading = 'h3' } = props
  const state = useLeadForm(props)
  const { tool, values, step, isLast, isBusy, refs, problems, errorOf } = state
  const opening = { ...initialValues(form), ...returned?.values }
  const isTradeIn = form.purpose === 'trade-in'
  const answerTo = (name: string) => asText(ownValue(values, name))

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
      {pageId !== null && <input type="hidden" name="page_id" value={pageId} />}
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
      {form.steps.map(({ title, fields }, index) => (
        <section
          // Steps never change their order.
          key={title ?? index}
          data-away={index === step ? undefined : ''}
          className={`flex flex-col gap-5 ${unlessAway}`}
        >
          {(title || form.steps.length > 1) && (
            <Heading
              ref={index === step ? refs.heading : undefined}
              tabIndex={-1}
              className="text-lg outline-none"
            >
              {title ?? `Step ${index + 1}`}
            </Heading>
          )}
          <div className="grid grid-cols-1 gap-5 @min-[32rem]:grid-cols-2">
            {fields.map((field) => (
              <Fragment key={field.name}>
                <div
                  data-away={isShown(field, values) ? undefined : ''}
                  className={`${field.kind === 'hidden' ? 'hidden' : ''} ${field.half ? '' : '@min-[32rem]:col-span-2'} ${unlessAway}`}
                >
                  {form.purpose === 'test-drive' && field.kind === 'date-time' ? (
                    <SlotField
                      field={field}
                      id={fieldId(id, field.name)}
                      error={errorOf(field.name)}
                      value={asText(ownValue(values, field.name)) || asText(ownValue(opening, field.name))}
                      locationId={asText(ownValue(values, 'location_id')) || null}
                      carId={vehicle && String(vehicle.id)}
                      first={slots ?? null}
                      onChange={(time) =>
                        tool.setValue(field.name, time, { shouldDirty: true, shouldValidate: true })
                      }
                    />
                  ) : (
                    <FormField
                      field={field}
                      id={fieldId(id, field.name)}
                      error={errorOf(field.name)}
                      registered={tool.register(field.name)}
                      value={ownValue(opening, field.name)}
                      list={isTradeIn ? suggestionsId(id, field.name) : undefined}
                    />
                  )}
                </div>
                {field.findsVehicle && (
                  <div className="min-h-11 @min-[32rem]:col-span-2 noscript:hidden">
                    <LoadedLater>
                      <RegoLookup
                        rego={answerTo('rego')}
                        state={answerTo('regoState')}
                        fill={(name, value) =>
                          tool.setValue(name, value, {
                            shouldDirty: true,
                            shouldTouch: true,
                            shouldValidate: true,
                          })
                        }
                      />
                    </LoadedLater>
                  </div>
                )}
              </Fragment>
            ))}
          </div>
          {isTradeIn && index === 0 && (
            <LoadedLater>
              <OwnVehicleHelp id={id} answerTo={answerTo} />
            </LoadedLater>
          )}
        </section>
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
      <div className="flex flex-wrap items-center gap-3">
        {step > 0 && (
          <Button look="secondary" onClick={state.goBack} disabled={isBusy}>
            Back
          </Button>
        )}
        {!isLast && (
          <Button
            className="[@media(scripting:none)]:hidden"
            onMouseDown={keepFocus}
            onClick={(event) => {
              if (!isRepeat(event)) void state.goForward()
            }}
          >
            Next
          </Button>
        )}
        <Button
          type="submit"
          disabled={isBusy}
          onMouseDown={keepFocus}
          onClick={(event) => {
            if (isRepeat(event)) event.preventDefault()
          }}
          aria-busy={isBusy || undefined}
          data-away={isLast ? undefined : ''}
          className={unlessAway}
          icon={isBusy ? <span className="spinner size-5" /> : undefined}
        >
          {isBusy ? 'Sending…' : form.submitLabel}
        </Button>
      </div>
    </form>
  )
}
