import type { LeadForm } from '@/domain/leads/form/lead-form'
import { JourneyFrame, type JourneyFrameProps } from './JourneyFrame'
import StepForm, { type StepFormProps } from './step-form.island'

interface Props extends JourneyFrameProps {
  readonly form: LeadForm
  readonly returned: StepFormProps['returned']
}

/** A step of an online purchase that asks something. */
export function JourneyView({ form, returned, sent, ...frame }: Props) {
  return (
    <JourneyFrame {...frame}>
      <section className="grid gap-5" aria-labelledby="journey-step">
        <h2 id="journey-step" className="text-2xl">
          {form.steps[0]?.title}
        </h2>
        <StepForm
          id="journey"
          form={form}
          action="/api/checkout-journey"
          sent={sent}
          aside={null}
          returned={returned}
        />
      </section>
    </JourneyFrame>
  )
}
