import { VehicleCard } from '@/ui/vehicle/card/VehicleCard'
import { rowClass } from './RowHead'
import type { Row } from './row-answer'

interface Props extends Row {
  heading: 'h2' | 'h3'
}

/**
 * Vehicles in a row that scrolls sideways. The page renders the warnings that their weekly figures require.
 */
export function VehicleRow({ vehicles, card, now, heading }: Props) {
  return (
    <div className="came-row relative in-[.late-row]:self-start">
      <ul className={rowClass}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className="snap-start">
            <VehicleCard vehicle={vehicle} card={card} now={now} heading={heading} />
          </li>
        ))}
      </ul>
    </div>
  )
}
