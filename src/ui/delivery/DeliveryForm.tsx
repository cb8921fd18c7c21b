import type { DeliveryAnswer } from '@/domain/delivery/delivery-answer'
import { DELIVERY_UNAVAILABLE } from '@/domain/delivery/delivery-estimate'
import { postcodeProblem } from '@/domain/delivery/delivery-postcode'
import { askDelivery } from '@/ui/enhance/delivery/ask-delivery'
import { PageScript } from '@/ui/enhance/PageScript'
import { Button } from '@/ui/primitives/Button'
import { Glyph } from '@/ui/primitives/Glyph'
import { glyphs } from '@/ui/primitives/glyphs'
import { DeliveryPrice } from './DeliveryPrice'

interface Props {
  /** The vehicle's; none asks for any vehicle. */
  slug?: string
  /** What was asked, and what it came to. */
  asked?: { readonly postcode: string; readonly answer: DeliveryAnswer }
  freeText?: string
  /** Answers on the spot where scripts run; else the form leads to a page. */
  live?: boolean
}

/** A postcode to type, and what delivery there costs. Every answer has its room from the start: nothing below it moves. */
export function DeliveryForm({ slug, asked, freeText = '', live = false }: Props) {
  const answer = asked?.answer
  const problem = answer?.kind === 'refused' ? answer.message : ''
  return (
    <form
      className="delivery-ask"
      method="get"
      action="/delivery-estimate"
      noValidate
      suppressHydrationWarning
      data-delivery=""
      data-state={answer?.kind ?? 'open'}
    >
      {slug && <input type="hidden" name="vehicle" value={slug} />}
      <div>
        <label htmlFor="delivery-postcode" className="font-semibold">
          Your postcode
        </label>
        <div className="delivery-fields">
          <input
            id="delivery-postcode"
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            // Room for the spaces of a pasted one.
            maxLength={8}
            defaultValue={asked?.postcode}
            aria-describedby="delivery-problem"
            aria-invalid={problem !== '' || undefined}
            className="control"
          />
          <Button type="submit">Get a price</Button>
        </div>
        <p id="delivery-problem" className="delivery-problem error-text" role="alert">
          <Glyph path={glyphs.error} className="mt-px size-4.5" />
          <span data-delivery-problem="">{problem}</span>
        </p>
      </div>
      <div className="delivery-answer">
        <p data-when="open">Enter your postcode to see the price of delivery.</p>
        <DeliveryPrice estimate={answer?.kind === 'estimate' ? answer.estimate : null} freeText={freeText} />
        <p data-when="unavailable">{DELIVERY_UNAVAILABLE}</p>
        {live && <p data-when="asking">Looking up the price of delivery…</p>}
      </div>
      <p className="sr-only" role="status" data-delivery-status="" />
      {live && <PageScript run={askDelivery} parts={{ postcodeProblem }} />}
    </form>
  )
}
