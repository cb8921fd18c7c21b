import { formatDollars } from '@/domain/money/money'

const sizes = {
  small: 'text-base',
  card: 'text-xl',
  page: 'text-3xl',
  hero: 'text-3xl sm:text-4xl',
} as const

interface PriceProps {
  /** Whole dollars. */
  amount: number
  /** `inherited`: what it stands in decides how it looks. */
  size?: keyof typeof sizes | 'inherited'
  /** An earlier price: struck through, and said to be one (PRICE-02). */
  was?: boolean
  /** What it is paid for: `per week`. */
  per?: string
}

/** An amount in dollars with figures of one width, so that prices below each other line up (PRICE-07). */
export function Price({ amount, size = 'card', was = false, per }: PriceProps) {
  const look = (own: string) => (size === 'inherited' ? undefined : `tabular ${own} ${sizes[size]}`)
  if (was) {
    return (
      <s className={look('font-normal text-ink-3')}>
        <span className="sr-only">Was </span>
        {formatDollars(amount)}
      </s>
    )
  }
  const dollars = <strong className={look('font-bold text-ink-1')}>{formatDollars(amount)}</strong>
  if (!per) return dollars
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      {dollars}
      <span className="text-sm text-ink-2">{per}</span>
    </span>
  )
}
