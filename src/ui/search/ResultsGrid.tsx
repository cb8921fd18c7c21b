import { Fragment, type ReactNode } from 'react'
import type { Template } from '@/domain/flags/templates'
import type { StockHit } from '@/domain/stock/search/result'
import type { CardSettings } from '@/ui/vehicle/card-settings'
import type { PhotoTurn } from '@/ui/vehicle/photo-turn'
import { VehicleCard } from '@/ui/vehicle/VehicleCard'
import { resultSizes } from './result-sizes'

const turnOf = (index: number, columns: number): PhotoTurn =>
  index === 0 ? 'first' : index < columns ? 'early' : 'near'

/** Something that stands among the vehicles. */
export interface GridTile {
  /** Tells it from others when the page changes. */
  readonly key: string
  /** The place in the list of the vehicle it stands before, from 0. */
  readonly before: number
  readonly tile: ReactNode
}

type Layout = Pick<Template['layout'], 'resultCard' | 'resultColumns' | 'filters'>

interface Props {
  hits: readonly StockHit[]
  tiles?: readonly GridTile[]
  settings: CardSettings
  layout: Layout
  now: Date
}

/** The template's card and columns as a grid and as a list, for `chooseView`. */
function looksOf({ resultCard, resultColumns }: Layout) {
  const isList = resultCard === 'row'
  return {
    'data-view': isList ? 'list' : 'grid',
    'data-grid': isList ? 'tile 3' : `${resultCard} ${resultColumns}`,
    'data-list': 'row 1',
  }
}

/** The vehicles found, as the site's template arranges them. The photos of the first row are fetched with the page, the very first before all else. */
export function ResultsGrid({ hits, tiles = [], settings, layout, now }: Props) {
  return (
    <div className="results">
      <ul
        className="cards results-grid"
        data-columns={layout.resultColumns}
        {...looksOf(layout)}
        suppressHydrationWarning
      >
        {hits.map((hit, index) => (
          <Fragment key={hit.id}>
            {tiles
              .filter(({ before }) => before === index)
              .map(({ key, tile }) => (
                <li key={key} data-key={key}>
                  {tile}
                </li>
              ))}
            <li data-key={hit.id}>
              <VehicleCard
                vehicle={hit}
                settings={settings}
                now={now}
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
}
