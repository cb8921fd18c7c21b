import { Icon } from '@/ui/primitives/Icon'

interface Props {
  name: string
  /** `card`: over a card's photo. `page`: beside a vehicle's name. */
  place?: 'card' | 'page'
}

/**
 * Chooses the vehicle told by `data-car` around it to be compared (CMP-01). `keepCompare` brings it to life; without scripts it
 * is not shown.
 */
export function CompareButton({ name, place = 'card' }: Props) {
  return (
    <button
      type="button"
      className="compare-button"
      data-compare=""
      data-place={place}
      aria-pressed="false"
      aria-label={`Compare ${name}`}
      suppressHydrationWarning
    >
      <span className="compare-box" aria-hidden="true">
        <Icon name="check" className="size-3.5" />
      </span>
      Compare
    </button>
  )
}
