import type { LeadSpecs } from '@/domain/stock/lead-specs'
import { leadSpecs } from '@/domain/stock/lead-specs'
import type { Vehicle } from '@/domain/stock/vehicle'
import { DeliveryCalculator } from '@/ui/delivery/DeliveryCalculator'
import { LeadFigures } from './LeadFigures'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  vehicle: Vehicle
  settings: VehiclePageSettings
  /** Which figures come first. */
  leads: LeadSpecs
}

/** What shoppers ask first of a vehicle: its figures (VDP-05) and, of one to tour with, what it costs to have it brought. */
export function VehicleLead({ vehicle, settings, leads }: Props) {
  return (
    <>
      <LeadFigures specs={leadSpecs(vehicle, leads)} vehicle={vehicle} />
      {leads === 'touring' && <DeliveryCalculator vehicle={vehicle} settings={settings} />}
    </>
  )
}
