import { vehicleSmallPrint } from '@/domain/finance/offer/vehicle-small-print'
import { FinanceCalculator } from '@/ui/finance/FinanceCalculator'
import { FinanceDisclaimer } from '@/ui/finance/FinanceDisclaimer'
import { FuelCalculator } from '@/ui/running-costs/FuelCalculator'
import { DeliveryCalculator } from '@/ui/vehicle/delivery/DeliveryCalculator'
import { VehicleMap } from './contact/VehicleMap'
import type { VehiclePage } from './vehicle-page'

/** What a shopper calculates with, where the vehicle stands, and the small print (VDP-09). */
export function VehicleTools({ vehicle, settings, offer, finance, layout }: VehiclePage) {
  const smallPrint = vehicleSmallPrint(finance, offer)
  return (
    <div className="vehicle-tools">
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
      {/* Where delivery is what shoppers ask first it stands further up. */}
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
