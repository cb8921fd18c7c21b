import { VehicleCard } from '@/ui/vehicle/card/VehicleCard'
import type { Row } from './row-answer'
import { rowClass } from './row-class'

interface Props extends Row {
  /** Of the cards. */
  heading: 'h2' | 'h3'
}

/** Vehicles in a row that scrolls sideways by itself. What their weekly figures need beside them the page says. */
export function VehicleRow({ vehicles, settings, now, heading }: Props) {
  return (
    <div className="came-row">
      <ul className={rowClass}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className="snap-start">
            <VehicleCard vehicle={vehicle} settings={settings} now={now} heading={heading} />
          </li>
        ))}
      </ul>
    </div>
  )
}
