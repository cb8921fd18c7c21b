import type { DeliverySettings } from '@/domain/delivery/delivery-zones'
import type { FinanceSettings } from '@/domain/finance/finance-settings'
import type { Offer } from '@/domain/finance/offer/offer'
import type { VehicleFinance } from '@/domain/finance/offer/vehicle-finance'
import type { FinanceProvider } from '@/domain/finance/provider'
import type { Template } from '@/domain/flags/templates'
import type { GaugeSlot } from '@/domain/pricing/gauge-slot'
import type { PriceSettings } from '@/domain/pricing/price-display'
import type { FuelSettings } from '@/domain/running-costs/fuel'
import type { ShareSettings } from '@/domain/share/share-links'
import type { PhoneSettings } from '@/domain/stock/vehicle-page/call-number'
import type { ActionSettings, VehicleActions } from '@/domain/stock/vehicle-page/vehicle-actions'
import type { Link } from '@/domain/url/link'
import type { CardTagSettings } from '@/domain/vehicle/card/card-tag'
import type { ReasonSettings } from '@/domain/vehicle/reasons'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { SaveSettings } from './saving/SaveButtons'

/** The tenant settings that a vehicle page needs; complete settings fit. */
export interface VehiclePageSettings
  extends CardTagSettings,
    PriceSettings,
    PhoneSettings,
    SaveSettings,
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

export interface VehicleViewProps {
  vehicle: Vehicle
  settings: VehiclePageSettings
  layout: Pick<Template['layout'], 'gallery' | 'headline' | 'leadSpecs'>
  /** The dealer's city. Vehicles in other cities are announced. */
  primaryCity: string
  /** Latest offers, book a service, sell your car (CB-01), as far as the site has them. */
  featureLinks: readonly Link[]
  enquiryHref: string | null
  tradeInHref: string | null
  provider: FinanceProvider | null
  /** The price compared with its market; null where it is not shown. */
  gauge: GaugeSlot | null
  /** The website's id at external services. */
  websiteId: string
  /** The base URL of shared links; null where none is set. */
  siteBaseUrl: string | null
  address: string | null
  now: Date
}

/** The input of the page's parts: the view's props and what derives from them. */
export interface VehiclePage extends VehicleViewProps {
  offer: Offer
  /** Null where the vehicle cannot be financed. */
  finance: VehicleFinance | null
  actions: VehicleActions
}
