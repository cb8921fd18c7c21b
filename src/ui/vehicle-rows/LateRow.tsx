import type { SmallPrint } from '@/domain/finance/small-print'
import { ComparisonWarning } from '@/ui/vehicle/ComparisonWarning'
import { rowClass } from './VehicleRow'

export interface LateRowSettings {
  readonly 'price.visible': boolean
  readonly 'price.offersSubscription': boolean
  readonly 'cards.attributes': readonly unknown[]
}

interface Props {
  /** How many cards the row keeps places for. */
  places: number
  settings: LateRowSettings
  /** What stands below weekly figures; null where cards tell none (`listSmallPrint`). */
  smallPrint: SmallPrint | null
  /** Where a shopper goes who gets none. */
  search: string
}

/**
 * The places of cards on their way. The row that comes stands in the same cell of a grid as its places, and no part of a
 * card can take more lines there than its place has (vehicle-rows.css): nothing below can move, at any width (SIM-02).
 */
export function LateRow({ places, settings, smallPrint, search }: Props) {
  return (
    <div className="late-row">
      <div data-late-row="" aria-hidden="true">
        <ul className={rowClass}>
          {Array.from({ length: places }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike
            <li key={place} className="snap-start" suppressHydrationWarning>
              <PlaceOfCard settings={settings} weekly={smallPrint !== null} />
            </li>
          ))}
        </ul>
        <div className="invisible">
          <ComparisonWarning smallPrint={smallPrint} />
        </div>
      </div>
      <p className="late-none">
        Nothing came up here just now.
        <a href={search} className="row-link">
          Search all stock
        </a>
      </p>
    </div>
  )
}

/** A card with every part a card can have, each at its most lines, without words. */
function PlaceOfCard({ settings, weekly }: Pick<Props, 'settings'> & { weekly: boolean }) {
  const lines = Math.ceil(settings['cards.attributes'].length / 2)
  return (
    <div className="vehicle-card ground-paper">
      <span className="vehicle-photo skeleton" />
      <div className="card-words">
        <div className="card-name">
          <Lines count={2} />
        </div>
        {lines > 0 && (
          <div className="card-details grid-cols-1">
            <Lines count={lines} />
          </div>
        )}
        <div className="card-place">
          <span className="dealership-badge w-full">&nbsp;</span>
          <Lines count={1} />
        </div>
      </div>
      {settings['price.visible'] && (
        <div className="card-price">
          <div className="price-line">
            <strong>&nbsp;</strong>
            <Lines count={1} />
          </div>
          {weekly && settings['price.offersSubscription'] && <p className="price-other">&nbsp;</p>}
          {weekly && (
            <div className="weekly-line grid">
              <Lines count={2} />
            </div>
          )}
          <p className="below-market opacity-0">&nbsp;</p>
        </div>
      )}
    </div>
  )
}

/** Lines of the text that stands here later: as high as its lines, whatever the font. */
function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
    <span key={line} className="late-line">
      &nbsp;
    </span>
  ))
}
