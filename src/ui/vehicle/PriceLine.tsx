import { formatDollars } from '@/domain/money/money'
import type { PriceDisplay } from '@/domain/pricing/price-display'

const sizes = {
  card: 'text-xl',
  page: 'text-3xl',
} as const

/** What stands where a price would; nothing when nothing does. */
export function PriceLine({
  price,
  size = 'card',
}: {
  price: PriceDisplay | null
  size?: keyof typeof sizes
}) {
  if (!price) return null
  if (price.kind === 'text') return <p className="text-lg font-semibold text-ink-1">{price.text}</p>
  const amount = (
    <strong className={`tabular font-bold text-ink-1 ${sizes[size]}`}>{formatDollars(price.amount)}</strong>
  )
  if (price.kind === 'subscription') {
    return (
      <p className="text-sm text-ink-2">
        {amount} per week <span className="text-ink-3">subscription</span>
      </p>
    )
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3">
      {price.before !== null && (
        <s className="tabular">
          <span className="sr-only">Was </span>
          {formatDollars(price.before)}
        </s>
      )}
      {amount}
      {price.priceType && <span>{price.priceType}</span>}
    </p>
  )
}
