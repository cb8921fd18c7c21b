import { Fragment, memo } from 'react'
import type { Template } from '@/domain/flags/templates'
import { ownValue } from '@/domain/records/own-value'
import type { StockHit } from '@/domain/stock/search/results/result'
import type { PhotoTurn } from '@/ui/photos/photo-turn'
import { PromoTile } from '@/ui/promos/PromoTile'
import type { CardSettings } from '@/ui/vehicle/card/card-settings'
import { VehicleCard } from '@/ui/vehicle/card/VehicleCard'
import type { AnsweredTile } from '../results-answer'
import { resultSizes } from './result-sizes'

const turnOf = (index: number, columns: number): PhotoTurn =>
  index === 0 ? 'first' : index < columns ? 'early' : 'near'

interface Props {
  hits: readonly StockHit[]
  tiles?: readonly AnsweredTile[]
  settings: CardSettings
  layout: Pick<Template['layout'], 'resultCard' | 'resultColumns' | 'filters'>
  now: Date
  /** Kilometres from the postcode that was asked for, by location. */
  distances?: Readonly<Record<string, number>>
}

/**
 * The vehicles found, with promo tiles among them, as the layout arranges them. The photos of the first row are fetched with the
 * page, the very first before all else. Cards are most of a page's work: they wait for another answer, while a choice shows at once.
 */
export const ResultsGrid = memo(function ResultsGrid({
  hits,
  tiles = [],
  settings,
  layout,
  now,
  distances = {},
}: Props) {
  return (
    <div className="results">
      <ul className="cards results-grid" data-columns={layout.resultColumns}>
        {hits.map((hit, index) => (
          <Fragment key={hit.id}>
            {tiles
              .filter(({ before }) => before === index)
              .map(({ promo }) => (
                <li key={`promo-${promo.id}`}>
                  <PromoTile promo={promo} layout={layout} />
                </li>
              ))}
            <li>
              <VehicleCard
                vehicle={hit}
                settings={settings}
                now={now}
                distance={ownValue(distances, hit.location_name ?? '')}
                sizes={resultSizes(layout)}
                photo={turnOf(index, layout.resultColumns)}
                look={layout.resultCard}
                heading="h2"
              />
            </li>
          </Fragment>
        ))}
      </ul>
    </div>
  )
})
