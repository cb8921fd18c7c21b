import type { Template } from '@/domain/flags/templates'
import type { StockHit } from '@/domain/stock/search/result'
import type { CardSettings } from '@/ui/vehicle/card-settings'
import { VehicleCard } from '@/ui/vehicle/VehicleCard'

const columns: Record<Template['layout']['resultColumns'], string> = {
  1: '',
  3: 'sm:grid-cols-2 xl:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
}

/** Photos of the first row are on the screen from the start. */
const FIRST_ROW = 3

interface Props {
  hits: readonly StockHit[]
  settings: CardSettings
  layout: Pick<Template['layout'], 'results' | 'resultColumns'>
  now: Date
}

/** The vehicles found, as the site's template arranges them. */
export function ResultsGrid({ hits, settings, layout, now }: Props) {
  return (
    <ul className={`grid gap-4 sm:gap-6 ${columns[layout.resultColumns]}`}>
      {hits.map((hit, index) => (
        <li key={hit.id}>
          <VehicleCard
            vehicle={hit}
            settings={settings}
            now={now}
            prioritised={index < FIRST_ROW}
            look={layout.results === 'rows' ? 'row' : 'tile'}
            heading="h2"
          />
        </li>
      ))}
    </ul>
  )
}
