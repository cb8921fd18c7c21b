import type { MouseEvent } from 'react'
import { Button } from '@/ui/primitives/buttons/Button'
import { unlessAway } from './FormStep'
import type { LeadFormState } from './use-lead-form'

/** The second click of a double click: its button may be that of the next step. */
const isRepeat = ({ detail }: MouseEvent) => detail > 1

interface Props {
  readonly state: LeadFormState
  readonly submitLabel: string
}

export function FormButtons({ state, submitLabel }: Props) {
  const { step, isLast, isBusy } = state
  return (
    <div className="flex flex-wrap items-center gap-3">
      {step > 0 && (
        <Button look="secondary" onClick={state.goBack} disabled={isBusy}>
          Back
        </Button>
      )}
      {!isLast && (
        <Button
          className="[@media(scripting:none)]:hidden"
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
        onClick={(event) => {
          if (isRepeat(event)) event.preventDefault()
        }}
        aria-busy={isBusy || undefined}
        data-away={isLast ? undefined : ''}
        className={unlessAway}
        icon={isBusy ? <span className="spinner size-5" /> : undefined}
      >
        {isBusy ? 'Sending…' : submitLabel}
      </Button>
    </div>
  )
}
