import type { OfferFigures } from '@/domain/offers/offer-texts'

/** The price, and the rate with its comparison rate as large and beside it. The warning follows. */
export function OfferFiguresView({ figures }: { figures: OfferFigures }) {
  const { price, priceNote, rate, comparisonRate, warning } = figures
  if (!price && !rate) return null
  return (
    <div className="grid gap-2">
      {price && (
        <p className="tabular flex flex-wrap items-baseline gap-x-2">
          <strong className="text-2xl">{price}</strong>
          {priceNote && <span className="text-ink-2">{priceNote}</span>}
        </p>
      )}
      {rate && (
        <dl className="tabular flex flex-wrap gap-x-6 gap-y-1">
          <Rate label="Rate">{rate}</Rate>
          <Rate label="Comparison rate">{`${comparisonRate}*`}</Rate>
        </dl>
      )}
      {warning && <p className="comparison-warning text-xs text-ink-2">* {warning}</p>}
    </div>
  )
}

function Rate({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="text-xl font-bold">{children}</dd>
    </div>
  )
}
