import { formatDollars } from '@/domain/money/money'
import { Icon } from '@/ui/primitives/Icon'

/** How far the price is below the market (CARD-13); nothing when that may not be said. */
export function BelowMarket({ dollars }: { dollars: number | null }) {
  if (dollars === null) return null
  return (
    <p className="below-market">
      <Icon name="trending-down" className="size-4" />
      {formatDollars(dollars)} below market
    </p>
  )
}
