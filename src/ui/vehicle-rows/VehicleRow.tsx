import type { CardView } from '@/domain/stock/card/card-view'
import { CardLayout } from '@/ui/vehicle/card/CardLayout'
import { rowClass } from './RowHead'

interface Props {
  cards: readonly CardView[]
  heading: 'h2' | 'h3'
}

/**
 * Vehicles in a row that scrolls sideways. The page renders the warnings that their weekly figures require.
 */
export function VehicleRow({ cards, heading }: Props) {
  return (
    <div className="came-row relative in-[.late-row]:self-start">
      <ul className={rowClass}>
        {cards.map((view) => (
          <li key={view.id} className="snap-start">
            <CardLayout view={view} heading={heading} />
          </li>
        ))}
      </ul>
    </div>
  )
}
