import { formatDollars } from '@/domain/money/money'
import type { ShownOffer } from '@/domain/trade-in/shown-offer'

/** The figures of an offer with their reasons (TRADE-05). Nothing without figures. */
export function OfferCard({
  offer: { figures, reasons, provider, validUntil, state },
}: {
  offer: ShownOffer
}) {
  if (!figures) return null
  const { low, high, offer } = figures
  const isRange = low < high
  return (
    <section
      aria-label="Offer"
      className="grid gap-4 rounded-card border border-line bg-surface-1 p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <p className="text-ink-2">Our offer</p>
        <p className="text-4xl font-semibold tabular sm:text-5xl">
          {state === 'expired' ? <s>{formatDollars(offer)}</s> : formatDollars(offer)}
        </p>
        {isRange && (
          <p className="tabular">
            Worth {formatDollars(low)} to {formatDollars(high)} in trade
          </p>
        )}
      </div>
      {reasons.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-ink-2">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <dl className="grid gap-x-6 gap-y-1 border-t border-line pt-4 sm:grid-cols-[max-content_1fr]">
        {validUntil && state !== 'accepted' && (
          <>
            <dt className="text-ink-2">{state === 'expired' ? 'Was valid until' : 'Valid until'}</dt>
            <dd className="font-semibold">{validUntil}</dd>
          </>
        )}
        {provider && (
          <>
            <dt className="text-ink-2">Valued by</dt>
            <dd className="font-semibold">{provider}</dd>
          </>
        )}
      </dl>
      <p className="text-sm text-ink-2">
        We confirm the value when we see the vehicle: it depends on your answers about its condition.
      </p>
    </section>
  )
}
