import { priceDisplay } from '@/domain/pricing/price-display'
import { weeklyFigure } from '@/domain/pricing/weekly-figure'
import { cardTag } from '@/domain/stock/card-tag'
import type { StockHit } from '@/domain/stock/search/result'
import { vehicleDetails } from '@/domain/stock/vehicle-details'
import { CardTagBadge } from './CardTagBadge'
import type { CardSettings } from './card-settings'
import { PriceLine } from './PriceLine'
import { VehiclePhoto } from './VehiclePhoto'
import { WeeklyLine } from './WeeklyLine'

interface Props {
  vehicle: StockHit
  settings: CardSettings
  /** The moment "just arrived" is judged at. */
  now: Date
  prioritised?: boolean
  /** `row` puts the photo beside the words on wide screens. */
  look?: 'tile' | 'row'
  heading?: 'h2' | 'h3'
}

/** One vehicle of a list; all of it leads to the vehicle's page. */
export function VehicleCard({
  vehicle,
  settings,
  now,
  prioritised,
  look = 'tile',
  heading: Heading = 'h3',
}: Props) {
  const tag = cardTag(vehicle, settings, now)
  const weekly = weeklyFigure(vehicle, settings)
  const details = vehicleDetails(vehicle, settings['cards.attributes'])
  const isRow = look === 'row'
  return (
    <article
      className={`ground-paper group relative flex h-full flex-col overflow-hidden rounded-card border border-line transition-shadow focus-within:shadow-raised hover:shadow-raised ${isRow ? 'sm:flex-row' : ''}`}
    >
      <div className={`relative shrink-0 ${isRow ? 'sm:w-2/5' : ''}`}>
        <VehiclePhoto
          url={vehicle.primary_image_url}
          alt=""
          prioritised={prioritised}
          className={isRow ? 'sm:h-full' : ''}
        />
        {tag && (
          <div className="absolute inset-x-3 top-3 flex">
            <CardTagBadge tag={tag} />
          </div>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <Heading className="text-lg leading-snug">
          <a
            href={vehicle.path}
            className="after:absolute after:inset-0 group-hover:underline focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            {vehicle.name}
          </a>
        </Heading>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-3">
          {details.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
        <div className="mt-auto flex flex-col gap-1 pt-1">
          <PriceLine price={priceDisplay(vehicle, settings)} />
          {weekly && <WeeklyLine quote={weekly} />}
          {vehicle.location_name && <p className="text-sm text-ink-3">{vehicle.location_name}</p>}
        </div>
      </div>
    </article>
  )
}
