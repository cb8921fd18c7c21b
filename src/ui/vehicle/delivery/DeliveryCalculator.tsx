import { isForSale } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { RunningCost } from '@/ui/running-costs/RunningCost'
import DeliveryAsk from './delivery-ask.island'

interface Props {
  vehicle: Vehicle
  /** Whether the website prices deliveries. */
  isPriced: boolean
}

/**
 * The cost of delivering a vehicle (DEL-01…06): a plain form that submits to a page, answered in place with
 * JavaScript. A site without delivery prices shows the vehicle's location. Renders nothing for a sold
 * vehicle.
 */
export function DeliveryCalculator({ vehicle, isPriced }: Props) {
  const from = [vehicle.city, vehicle.state].filter(Boolean).join(', ')
  if (!isForSale(vehicle) || !(from || isPriced)) return null
  const places = vehicle.location?.distribution_locations ?? []
  return (
    <RunningCost
      id="delivery-calculator"
      icon="truck"
      title={from ? `Delivery from ${from}` : 'Delivery'}
      lead={leadOf(isPriced, places)}
    >
      {isPriced && <DeliveryAsk slug={vehicle.slug} />}
    </RunningCost>
  )
}

function leadOf(isPriced: boolean, places: readonly string[]): string {
  const ask = isPriced ? 'See what it costs to your door.' : 'Ask us what it costs to your door.'
  return places.length > 0 ? `Also delivered to ${places.join(', ')}. ${ask}` : `Far away? ${ask}`
}
