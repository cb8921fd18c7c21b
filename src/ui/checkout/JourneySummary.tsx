import { Button } from '@/ui/primitives/buttons/Button'
import { Notice } from '@/ui/primitives/Notice'
import { JourneyFrame, type JourneyFrameProps } from './JourneyFrame'

interface Props extends JourneyFrameProps {
  readonly isTaken: boolean
  readonly rows: readonly { readonly question: string; readonly answer: string; readonly href: string }[]
  /** The vehicle and the extras. Null where the price is hidden. */
  readonly total: string | null
  readonly deposit: string
}

/** The end of an online purchase: everything that was chosen, and the deposit. */
export function JourneySummary({ isTaken, rows, total, deposit, sent, ...frame }: Props) {
  return (
    <JourneyFrame {...frame}>
      <section className="grid gap-5" aria-labelledby="journey-step">
        <h2 id="journey-step" className="text-2xl">
          Summary
        </h2>
        {isTaken && (
          <Notice look="caution" live="alert">
            Somebody else is reserving this vehicle right now. If they do not pay, it is free again within 15
            minutes.
          </Notice>
        )}
        <dl className="grid gap-4 rounded-card border border-line bg-surface-1 p-5">
          {rows.map(({ question, answer, href }) => (
            <div key={question} className="grid gap-1">
              <dt className="text-ink-2">{question}</dt>
              <dd className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
                {answer}
                <a href={href} className="font-normal text-link underline">
                  Change<span className="sr-only">: {question}</span>
                </a>
              </dd>
            </div>
          ))}
          {total && (
            <div className="grid gap-1 border-t border-line pt-4">
              <dt className="text-ink-2">Vehicle and extras</dt>
              <dd className="text-xl font-semibold">{total}</dd>
            </div>
          )}
        </dl>
        <p className="text-ink-2">
          The deposit reserves the vehicle for 48 hours, and it is 100% refundable. We then contact you about
          the contract, your trade-in and the rest of the price.
        </p>
        <form method="post" action="/api/checkout-journey">
          {Object.entries(sent).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="large">
            Pay the deposit of {deposit}
          </Button>
        </form>
      </section>
    </JourneyFrame>
  )
}
