import { vehicleSmallPrint } from '@/domain/finance/offer/vehicle-small-print'
import { FinanceCalculator } from '@/ui/finance/FinanceCalculator'
import { FinanceDisclaimer } from '@/ui/finance/FinanceDisclaimer'
import { FuelCalculator } from '@/ui/running-costs/FuelCalculator'
import { DeliveryCalculator } from '@/ui/vehicle/delivery/DeliveryCalculator'
import { VehicleMap } from './contact/VehicleMap'
import type { VehiclePage } from './vehicle-page'

/** Calculators, the vehicle's location and the disclaimer (VDP-09). */
export function VehicleTools({ vehicle, settings, offer, finance, layout }: VehiclePage) {
  const smallPrint = vehicleSmallPrint(finance, offer)
  return (
    <div className="mt-4 flex flex-col gap-12 lg:col-[full-start/main-end]">
      {finance?.terms && (
        <FinanceCalculator
          heading="Finance Calculator"
          terms={finance.terms}
          example={finance.example}
          warning={finance.warning}
          range={settings['finance.comparisonRateRange']}
          fees={settings['finance.feesShown'] ? settings['finance.fees'] : []}
          apply={{ label: settings['finance.buttonText'], href: finance.href }}
        />
      )}
      <FuelCalculator vehicle={vehicle} settings={settings} />
      {/* Touring vehicles have delivery further up. */}
      {layout.leadSpecs !== 'touring' && <DeliveryCalculator vehicle={vehicle} settings={settings} />}
      <VehicleMap vehicle={vehicle} mapsKey={settings['integrations.mapsKey']} />
      {smallPrint && (
        <FinanceDisclaimer
          warning={smallPrint.warning}
          isWarned={Boolean(finance?.terms)}
          disclaimer={smallPrint.disclaimer}
          collapses={settings['finance.disclaimerCollapses']}
        />
      )}
    </div>
  )
}
