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
import type { KeepSettings } from './saving/KeepButtons'

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

export interface VehicleViewProps {
  vehicle: Vehicle
  settings: VehiclePageSettings
  layout: Pick<Template['layout'], 'gallery' | 'headline' | 'leadSpecs'>
  /** The city the dealer trades from: a vehicle elsewhere is announced. */
  primaryCity: string
  /** Latest offers, book a service, sell your car (CB-01): those the site has. */
  featureLinks: readonly Link[]
  /** Where an enquiry is written, if the site has such a page. */
  enquiryHref: string | null
  /** Where a trade-in is valued, if the site has such a page. */
  tradeInHref: string | null
  /** Whose finance the site offers, if anybody's. */
  provider: FinanceProvider | null
  /** How the price stands in its market; null where that is not told. */
  gauge: GaugeSlot | null
  /** What the website is called outside. */
  websiteId: string
  /** What shared links begin with; null where none is set. */
  siteBaseUrl: string | null
  /** The page's own address, when the site has a domain. */
  address: string | null
  now: Date
}

/** What the parts of the page are rendered from: what was asked of the website, and what follows from it. */
export interface VehiclePage extends VehicleViewProps {
  offer: Offer
  /** Null where the vehicle is not financed. */
  finance: VehicleFinance | null
  actions: VehicleActions
}
