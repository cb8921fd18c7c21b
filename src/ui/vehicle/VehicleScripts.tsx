import type { Vehicle } from '@/domain/stock/vehicle'
import { vehiclePageEvent } from '@/domain/tracking/lead-events'
import { PageScript } from '@/ui/enhance/PageScript'
import { announce } from '@/ui/enhance/tracking/announce'
import { revealPhone } from '@/ui/enhance/vehicle/reveal-phone'
import { showBars } from '@/ui/enhance/vehicle/show-bars'
import { CardScripts } from './CardScripts'

interface Props {
  vehicle: Vehicle
  websiteId: string
  isTracked: boolean
}

/** What runs on a vehicle's page beside what its parts bring along. */
export function VehicleScripts({ vehicle, websiteId, isTracked }: Props) {
  const event = vehiclePageEvent(vehicle)
  const { id: carId, dealership_id: dealershipId } = vehicle
  return (
    <>
      <CardScripts />
      <PageScript run={showBars} />
      <PageScript run={revealPhone} settings={{ carId, dealershipId, websiteId }} />
      {isTracked && event !== null && <PageScript run={announce} settings={{ event }} />}
    </>
  )
}
