import type { Offer } from '@/domain/pricing/offer'
import type { Vehicle } from '@/domain/stock/vehicle'
import { DeliveryCalculator } from '@/ui/delivery/DeliveryCalculator'
import { FinanceCalculator } from '@/ui/finance/FinanceCalculator'
import { FinanceDisclaimer } from '@/ui/finance/FinanceDisclaimer'
import type { VehicleFinance } from '@/ui/finance/vehicle-finance'
import { FuelCalculator } from '@/ui/running-costs/FuelCalculator'
import { VehicleMap } from './VehicleMap'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  vehicle: Vehicle
  settings: VehiclePageSettings
  offer: Offer
  finance: VehicleFinance | null
  /** Where delivery is what shoppers ask first it stands further up. */
  hasDelivery: boolean
}

/** What a shopper reckons with, where the vehicle stands, and the small print (VDP-09). */
export function VehicleTools({ vehicle, settings, offer, finance, hasDelivery }: Props) {
  const smallPrint = finance ?? offer.smallPrint
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
      {hasDelivery && <DeliveryCalculator vehicle={vehicle} settings={settings} />}
      <VehicleMap vehicle={vehicle} mapsKey={settings['integrations.mapsKey']} />
      {smallPrint && (
        <FinanceDisclaimer
          warning={smallPrint.warning}
          disclaimer={smallPrint.disclaimer}
          collapses={settings['finance.disclaimerCollapses']}
        />
      )}
    </div>
  )
}
