import type { FuelEstimate } from '@/domain/running-costs/fuel'
import FuelSum from './fuel-sum.island'
import { RunningCost } from './RunningCost'

/**
 * A vehicle's fuel cost (FUEL-01…05), updated while the shopper types; without JavaScript for the default
 * distance and price. Renders nothing without an estimate.
 */
export function FuelCalculator({ fuel }: { fuel: FuelEstimate | null }) {
  if (!fuel) return null
  const { litres, isKnown, distance, price } = fuel
  return (
    <RunningCost
      id="fuel-calculator"
      icon="fuel"
      title="Fuel cost"
      lead={
        isKnown
          ? `This vehicle’s combined figure is ${litres} L/100 km. What you use depends on how and where you drive.`
          : `We do not have this vehicle’s own figure, so this goes by ${litres} L/100 km.`
      }
    >
      <FuelSum litres={litres} distance={distance} price={price} />
    </RunningCost>
  )
}
