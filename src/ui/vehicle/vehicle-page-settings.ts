import type { PriceSettings } from '@/domain/pricing/price-display'
import type { CardTagSettings } from '@/domain/stock/card-tag'

/** What a vehicle's page needs of a tenant's settings; the settings themselves will do. */
export interface VehiclePageSettings extends CardTagSettings, PriceSettings {
  readonly 'site.vehicleWording': 'Car' | 'Motorcycle'
  readonly 'vehiclePage.dealershipNamed': boolean
  readonly 'vehiclePage.unregisteredText': boolean
  readonly 'vehiclePage.breadcrumbLinks': readonly { readonly label: string; readonly url: string }[]
  readonly 'vehiclePage.knownModels': readonly string[]
}
