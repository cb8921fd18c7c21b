import type { DeliverySettings } from '@/domain/delivery/delivery-zones'
import type { FinanceSettings } from '@/domain/finance/finance-settings'
import type { PriceSettings } from '@/domain/pricing/price-display'
import type { FuelSettings } from '@/domain/running-costs/fuel'
import type { ShareSettings } from '@/domain/share/share-links'
import type { PhoneSettings } from '@/domain/stock/call-number'
import type { CardTagSettings } from '@/domain/stock/card-tag'
import type { ReasonSettings } from '@/domain/stock/reasons'
import type { ActionSettings } from '@/domain/stock/vehicle-actions'
import type { KeepSettings } from './KeepButtons'

/** What a vehicle's page needs of a tenant's settings; the settings themselves will do. */
export interface VehiclePageSettings
  extends CardTagSettings,
    PriceSettings,
    PhoneSettings,
    KeepSettings,
    ActionSettings,
    ReasonSettings,
    FinanceSettings,
    FuelSettings,
    DeliverySettings,
    ShareSettings {
  readonly 'site.vehicleWording': 'Car' | 'Motorcycle'
  readonly 'vehiclePage.dealershipNamed': boolean
  readonly 'vehiclePage.unregisteredText': boolean
  readonly 'vehiclePage.infoLayout': 'tabs' | 'sections'
  readonly 'vehiclePage.breadcrumbLinks': readonly { readonly label: string; readonly url: string }[]
  readonly 'vehiclePage.knownModels': readonly string[]
  readonly 'vehiclePage.galleryStart': 'spinner' | 'gallery'
  readonly 'vehiclePage.stickyBottomBar': boolean
  readonly 'phone.shownFromStart': boolean
  readonly 'enquiry.buttonText': string
  readonly 'integrations.chatEnabled': boolean
  readonly 'integrations.chatId': string
  readonly 'integrations.mapsKey': string
  readonly 'integrations.trackingSink': string
}
