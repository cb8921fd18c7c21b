import { formatDollars } from '@/domain/money/money'

interface PriceProps {
  /** Whole dollars. */
  amount: number
  /** An earlier price: struck through, and said to be one (PRICE-02). */
  was?: boolean
}

/** An amount in dollars (PRICE-07). What it stands in decides how it looks. */
export function Price({ amount, was = false }: PriceProps) {
  if (!was) return <strong>{formatDollars(amount)}</strong>
  return (
    <s>
      <span className="sr-only">Was </span>
      {formatDollars(amount)}
    </s>
  )
}
