import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { hasWeeklyFigure } from '@/domain/finance/offer/weekly-figure'
import type { CardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { Icon } from '@/ui/primitives/Icon'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'
import { VehicleCard } from '@/ui/vehicle/card/VehicleCard'
import { ComparisonWarning } from '@/ui/vehicle/price/ComparisonWarning'
import { rowClass } from './RowHead'

interface StockCarouselProps {
  heading: string
  vehicles: readonly StockHit[]
  allHref: string
  card: CardOptions
  /** The small print below weekly figures. Null if the page shows it further up, or if the cards show no weekly figures. */
  smallPrint: SmallPrint | null
  now: Date
}

export function StockCarousel({ heading, vehicles, allHref, card, smallPrint, now }: StockCarouselProps) {
  if (vehicles.length === 0) return null
  return (
    <section className="container-page section-space">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <SectionHeading>{heading}</SectionHeading>
        <a
          href={allHref}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
        >
          See all
          <span className="sr-only">: {heading}</span>
          <Icon name="arrow" />
        </a>
      </div>
      <div className="relative">
        <ul className={rowClass}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id} className="snap-start">
              <VehicleCard vehicle={vehicle} card={card} now={now} />
            </li>
          ))}
        </ul>
      </div>
      <ComparisonWarning smallPrint={hasWeeklyFigure(vehicles) ? smallPrint : null} />
    </section>
  )
}
