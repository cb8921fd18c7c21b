import { type FuelSettings, fuelEconomy, usesFuel } from '@/domain/running-costs/fuel'
import { fuelCost, fuelDollars, parseFuelFigure } from '@/domain/running-costs/fuel-cost'
import { isForSale } from '@/domain/stock/sold'
import type { Vehicle } from '@/domain/stock/vehicle'
import { PageScript } from '@/ui/enhance/PageScript'
import { liveFuel } from '@/ui/enhance/running-costs/live-fuel'
import { Icon } from '@/ui/primitives/Icon'
import { TextField } from '@/ui/primitives/TextField'

interface Props {
  vehicle: Vehicle
  settings: FuelSettings
}

const WEEKS_A_YEAR = 52

/** As exact as petrol stations have it, and as the field can show it: what is told is what is reckoned with. */
const toTenthsOfACent = (dollars: number) => Math.round(dollars * 1000) / 1000

/**
 * What a vehicle's fuel costs (FUEL-01…05), as the shopper types; without scripts, for the usual distance and price. Nothing
 * for what is fully electric, has no engine or is sold.
 */
export function FuelCalculator({ vehicle, settings }: Props) {
  if (!isForSale(vehicle) || !usesFuel(vehicle)) return null
  const { litres, isKnown } = fuelEconomy(vehicle, settings)
  const distance = settings['runningCosts.weeklyKilometres']
  const price = toTenthsOfACent(settings['runningCosts.fuelPrice'])
  const priceText = price.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 3 })
  const weekly = fuelCost(distance, litres, price)
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
      <div className="fuel-sum" data-fuel={litres} suppressHydrationWarning>
        <div className="fuel-fields with-scripts">
          <TextField
            id="fuel-distance"
            name="distance"
            label="Distance a week"
            suffix="kms"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            defaultValue={distance.toLocaleString('en-AU')}
          />
          <TextField
            id="fuel-price"
            name="price"
            label="Fuel price a litre"
            prefix="$"
            inputMode="decimal"
            maxLength={8}
            autoComplete="off"
            defaultValue={priceText}
          />
        </div>
        <p className="without-scripts">
          At {distance.toLocaleString('en-AU')} kms a week and ${priceText} a litre.
        </p>
        <p className="fuel-answer" aria-live="polite" aria-atomic="true">
          <span>
            <strong className="tabular" data-fuel-weekly="">
              {fuelDollars(weekly)}
            </strong>{' '}
            a week
          </span>{' '}
          <span>
            <span className="tabular" data-fuel-yearly="">
              {fuelDollars(weekly * WEEKS_A_YEAR)}
            </span>{' '}
            a year
          </span>
        </p>
      </div>
      <PageScript
        run={liveFuel}
        settings={{ weeks: WEEKS_A_YEAR }}
        parts={{ fuelCost, fuelDollars, parseFuelFigure }}
      />
    </section>
  )
}
