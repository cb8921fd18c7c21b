import { vehicleSmallPrint } from '@/domain/finance/offer/vehicle-small-print'
import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { FinanceCalculator } from '@/ui/finance/FinanceCalculator'
import { FinanceDisclaimer } from '@/ui/finance/FinanceDisclaimer'
import { FuelCalculator } from '@/ui/running-costs/FuelCalculator'
import { DeliveryCalculator } from '@/ui/vehicle/delivery/DeliveryCalculator'
import { VehicleMap } from './contact/VehicleMap'

/** Calculators, the vehicle's location and the disclaimer (VDP-09). */
export function VehicleTools(page: VehiclePage) {
  const { vehicle, offer, finance, financeDisplay } = page
  const smallPrint = vehicleSmallPrint(finance, offer)
  return (
    <div className="mt-4 flex flex-col gap-12 lg:col-[full-start/main-end]">
      {finance?.terms && (
        <FinanceCalculator
          heading="Finance Calculator"
          terms={finance.terms}
          example={finance.example}
          warning={finance.warning}
          range={financeDisplay.range}
          fees={financeDisplay.fees}
          apply={{ label: financeDisplay.apply, href: finance.href }}
        />
      )}
      <FuelCalculator fuel={page.fuel} />
      {/* Touring vehicles have delivery further up. */}
      {page.layout.leadSpecs !== 'touring' && (
        <DeliveryCalculator vehicle={vehicle} isPriced={page.isDeliveryPriced} />
      )}
      <VehicleMap vehicle={vehicle} mapsKey={page.contact.mapsKey} />
      {smallPrint && (
        <FinanceDisclaimer
          warning={smallPrint.warning}
          isWarned={Boolean(finance?.terms)}
          disclaimer={smallPrint.disclaimer}
          collapses={financeDisplay.collapsesDisclaimer}
        />
      )}
    </div>
  )
}
