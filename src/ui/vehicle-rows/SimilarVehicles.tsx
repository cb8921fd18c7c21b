import type { SmallPrint } from '@/domain/finance/small-print'
import type { StockHit } from '@/domain/stock/search/result'
import { SIMILAR_COUNT } from '@/domain/stock/similar/choose-similar'
import { similarSearch } from '@/domain/stock/similar/similar-search'
import { similarHeading, similarPath } from '@/domain/stock/similar/similar-words'
import type { Vehicle } from '@/domain/stock/vehicle'
import { CarouselButtons } from '@/ui/primitives/CarouselButtons'
import type { CardSettings } from '@/ui/vehicle/card-settings'
import { LateRow, type LateRowSettings } from './LateRow'
import { LateScripts } from './LateScripts'
import { RowHead } from './RowHead'
import { VehicleRow } from './VehicleRow'

interface Props {
  vehicle: Vehicle
  settings: CardSettings &
    LateRowSettings & {
      readonly 'site.vehicleWording': string
      readonly 'price.offersSubscription': boolean
    }
  /** What stands below weekly figures; null where cards tell none. */
  smallPrint: SmallPrint | null
  /** The vehicles; null when they come once the shopper is near (SIM-06). */
  similar: readonly StockHit[] | null
  /** In place of the website's own (SIM-01). */
  heading?: string | null
  now: Date
}

/** Vehicles like the one of the page (SIM-01), at once or when the shopper comes near. Nothing when there are none. */
export function SimilarVehicles({ vehicle, settings, smallPrint, similar, heading: own, now }: Props) {
  if (similar?.length === 0) return null
  const heading = own || similarHeading(vehicle, settings)
  const late = similar === null
  return (
    <section
      className="container-page section-space vehicle-row"
      suppressHydrationWarning
      data-late={late ? similarPath(vehicle) : undefined}
    >
      <RowHead heading={heading}>
        <a href={similarSearch(vehicle)} className="row-link">
          Search for more<span className="sr-only"> like this</span>
        </a>
      </RowHead>
      <CarouselButtons />
      {late ? (
        <>
          <LateRow
            places={SIMILAR_COUNT}
            settings={settings}
            smallPrint={smallPrint}
            search={similarSearch(vehicle)}
          />
          <p className="without-scripts">
            <a href={similarPath(vehicle)} className="row-link">
              See {heading.toLowerCase()}
            </a>
          </p>
          <LateScripts />
        </>
      ) : (
        <VehicleRow vehicles={similar} settings={settings} smallPrint={smallPrint} now={now} heading="h3" />
      )}
    </section>
  )
}
