import { Fragment, lazy } from 'react'
import { isShown } from '@/domain/leads/form/is-shown'
import type { LeadField } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import { suggestionsId } from '@/ui/trade-in/suggestions'
import { FormField } from './fields/FormField'
import { asText } from './fields/field-props'
import { LoadedLater } from './fields/LoadedLater'
import { SlotField } from './fields/SlotField'
import { fieldId, initialValues } from './form-values'
import type { LeadFormProps } from './lead-form-props'
import type { LeadFormState } from './use-lead-form'

const OwnVehicleHelp = lazy(() => import('@/ui/trade-in/OwnVehicleHelp'))
const RegoLookup = lazy(() => import('@/ui/trade-in/RegoLookup'))

/** Hides what JavaScript hides. Without JavaScript every step and every field is shown. */
export const unlessAway = '[@media(scripting:enabled)]:data-away:hidden'

interface Props extends LeadFormProps {
  readonly state: LeadFormState
  readonly index: number
}

export function FormStep({ state, index, ...props }: Props) {
  const { id, form, returned, headings: Heading = 'h3' } = props
  const { tool, values, step, refs } = state
  const { title, fields } = form.steps[index] ?? { title: null, fields: [] }
  const isCurrent = index === step
  const opening = { ...initialValues(form), ...returned?.values }
  const answerTo = (name: string) => asText(ownValue(values, name))
  return (
    <section data-away={isCurrent ? undefined : ''} className={`flex flex-col gap-5 ${unlessAway}`}>
      {(title || form.steps.length > 1) && (
        <Heading ref={isCurrent ? refs.heading : undefined} tabIndex={-1} className="text-lg outline-none">
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
              <StepField {...props} state={state} field={field} opening={ownValue(opening, field.name)} />
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
      {form.purpose === 'trade-in' && index === 0 && (
        <LoadedLater>
          <OwnVehicleHelp id={id} answerTo={answerTo} />
        </LoadedLater>
      )}
    </section>
  )
}

interface StepFieldProps extends Pick<LeadFormProps, 'id' | 'form' | 'vehicle' | 'slots'> {
  readonly state: LeadFormState
  readonly field: LeadField
  /** The answer that the form opens with. */
  readonly opening: unknown
}

/** A test drive's time is chosen among the free ones. Any other field is a plain control. */
function StepField({ id, form, vehicle, slots, state, field, opening }: StepFieldProps) {
  const { tool, values, errorOf } = state
  const { name } = field
  const shared = { field, id: fieldId(id, name), error: errorOf(name) }
  if (form.purpose === 'test-drive' && field.kind === 'date-time') {
    return (
      <SlotField
        {...shared}
        value={asText(ownValue(values, name)) || asText(opening)}
        locationId={asText(ownValue(values, 'location_id')) || null}
        carId={vehicle && String(vehicle.id)}
        first={slots ?? null}
        onChange={(time) => tool.setValue(name, time, { shouldDirty: true, shouldValidate: true })}
      />
    )
  }
  return (
    <FormField
      {...shared}
      registered={tool.register(name)}
      value={opening}
      list={form.purpose === 'trade-in' ? suggestionsId(id, name) : undefined}
    />
  )
}
