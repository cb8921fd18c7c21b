import { formatDollars } from '@/domain/money/money'

interface PriceProps {
  /** Whole dollars. */
  amount: number
  /** An earlier price: struck through and labelled (PRICE-02). */
  was?: boolean
}

/** An amount in dollars (PRICE-07), styled by its container. */
export function Price({ amount, was = false }: PriceProps) {
  if (!was) return <strong>{formatDollars(amount)}</strong>
  return (
    <s>
      <span className="sr-only">Was </span>
      {formatDollars(amount)}
    </s>
  )
}
