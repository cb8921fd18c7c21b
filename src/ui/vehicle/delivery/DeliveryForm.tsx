import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { DELIVERY_UNAVAILABLE, type PricedDelivery } from '@/domain/delivery/delivery-estimate'
import { Button } from '@/ui/primitives/buttons/Button'
import { Icon } from '@/ui/primitives/Icon'

export type DeliveryState =
  | { readonly kind: 'open' | 'asking' | 'unavailable' }
  | ({ readonly kind: 'estimate' } & PricedDelivery)
  /** `isField` is true when the postcode itself is invalid. */
  | { readonly kind: 'refused'; readonly problem: string; readonly isField: boolean }

interface Props {
  /** The vehicle's slug; undefined for any vehicle. */
  slug?: string
  state: DeliveryState
  postcode?: string
  field?: RefObject<HTMLInputElement | null>
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  spoken?: string
}

/**
 * A postcode field and the cost of delivery there: a form that submits to a page, unless `onSubmit` handles
 * it. Space for every answer is reserved, so the layout does not shift.
 */
export function DeliveryForm({ slug, state, postcode, field, onSubmit, spoken = '' }: Props) {
  return (
    <form
      className="mt-5 grid @min-[38rem]:grid-cols-2 @min-[38rem]:items-center @min-[38rem]:gap-8"
      method="get"
      action="/delivery-estimate"
      noValidate
      data-state={state.kind}
      aria-busy={state.kind === 'asking' || undefined}
      onSubmit={onSubmit}
    >
      {slug && <input type="hidden" name="vehicle" value={slug} />}
      <div>
        <label htmlFor="delivery-postcode" className="font-semibold">
          Your postcode
        </label>
        <div className="mt-1.5 flex flex-wrap gap-3">
          <input
            ref={field}
            id="delivery-postcode"
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            // Allows the spaces around a pasted postcode.
            maxLength={8}
            defaultValue={postcode}
            aria-describedby="delivery-problem"
            aria-invalid={(state.kind === 'refused' && state.isField) || undefined}
            className="control max-w-36 flex-[1_1_6rem] tabular-nums"
          />
          <Button type="submit">Get a price</Button>
        </div>
        <p
          id="delivery-problem"
          className={`error-text mt-1.5 min-h-6 ${state.kind === 'refused' ? '' : 'invisible'}`}
          role="alert"
        >
          <Icon name="error" className="mt-px size-4.5" />
          <span>{state.kind === 'refused' && state.problem}</span>
        </p>
      </div>
      <DeliveryAnswers state={state} />
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </form>
  )
}

/**
 * All answers share one grid cell, which has the height of the longest, and one is visible. A price takes three
 * lines.
 */
function DeliveryAnswers({ state }: Pick<Props, 'state'>) {
  const when = (shown: boolean, words: ReactNode) => <p data-shown={shown ? '' : undefined}>{words}</p>
  const { kind } = state
  return (
    <div className="delivery-answer grid min-h-22 min-w-0 text-ink-2 *:[grid-area:1/1] *:not-data-shown:invisible @min-[38rem]:*:self-center">
      {when(kind === 'open' || kind === 'refused', 'Enter your postcode to see the price of delivery.')}
      {kind === 'estimate' && (
        <p className="delivery-price flex flex-col gap-0.5 wrap-anywhere" data-shown="">
          <strong className="tabular">{state.priceText}</strong>
          <span>{state.name}</span>
          <span className="text-[0.875rem] text-ink-3">{state.distanceText}</span>
        </p>
      )}
      {when(kind === 'unavailable', DELIVERY_UNAVAILABLE)}
      {when(kind === 'asking', 'Looking up the price of delivery…')}
    </div>
  )
}
