import { type FuelSettings, fuelEconomy, usesFuel } from '@/domain/running-costs/fuel'
import { isForSale } from '@/domain/vehicle/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import FuelSum from './fuel-sum.island'
import { RunningCost } from './RunningCost'

interface Props {
  vehicle: Vehicle
  settings: FuelSettings
}

/**
 * Rounds to the precision of petrol stations and of the field, so that the calculation uses the shown price.
 */
const toTenthsOfACent = (dollars: number) => Math.round(dollars * 1000) / 1000

/**
 * A vehicle's fuel cost (FUEL-01…05), updated while the shopper types; without JavaScript for the default
 * distance and price. Renders nothing for fully electric, engineless or sold vehicles.
 */
export function FuelCalculator({ vehicle, settings }: Props) {
  if (!isForSale(vehicle) || !usesFuel(vehicle)) return null
  const { litres, isKnown } = fuelEconomy(vehicle, settings)
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
      <FuelSum
        litres={litres}
        distance={settings['runningCosts.weeklyKilometres']}
        price={toTenthsOfACent(settings['runningCosts.fuelPrice'])}
      />
    </RunningCost>
  )
}
