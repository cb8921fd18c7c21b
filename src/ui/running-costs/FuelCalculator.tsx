import type { FuelEstimate } from '@/domain/running-costs/fuel'
import { Icon } from '@/ui/primitives/Icon'
import FuelSum from './fuel-sum.island'

/**
 * A vehicle's fuel cost (FUEL-01…05), updated while the shopper types; without JavaScript for the default
 * distance and price. Renders nothing without an estimate.
 */
export function FuelCalculator({ fuel }: { fuel: FuelEstimate | null }) {
  if (!fuel) return null
  const { litres, isKnown, distance, price } = fuel
  return (
    <section className="running-cost" aria-labelledby="fuel-calculator">
      <h2 id="fuel-calculator" className="text-xl">
        <Icon name="fuel" className="size-6" />
        Fuel cost
      </h2>
      <p className="running-cost-lead">
        {isKnown
          ? `This vehicle’s combined figure is ${litres} L/100 km. What you use depends on how and where you drive.`
          : `We do not have this vehicle’s own figure, so this goes by ${litres} L/100 km.`}
      </p>
      <FuelSum litres={litres} distance={distance} price={price} />
    </section>
  )
}
