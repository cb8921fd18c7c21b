import { pricesDelivery } from '@/domain/delivery/delivery-zones'
import { quotedLender } from '@/domain/finance/offer/availability'
import { type FinanceDisplay, financeDisplay } from '@/domain/finance/offer/finance-display'
import { type Offer, offerOf } from '@/domain/finance/offer/offer'
import { type VehicleFinance, vehicleFinance } from '@/domain/finance/offer/vehicle-finance'
import type { FinanceProvider } from '@/domain/finance/provider'
import type { Settings } from '@/domain/flags/catalogue'
import { checkoutPath } from '@/domain/reservations/checkout-path'
import { journeyAddress } from '@/domain/reservations/journey/journey-path'
import { type FuelEstimate, fuelEstimate } from '@/domain/running-costs/fuel'
import { type ShareView, shareView } from '@/domain/share/share-links'
import { type CardTag, cardTagOptions, pageTags } from '@/domain/vehicle/card/card-tag'
import { type SavingOptions, savingOptions } from '@/domain/vehicle/card/favourite'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { type Crumb, vehicleBreadcrumbs } from '../breadcrumbs'
import { type ContactView, contactView } from './contact-view'
import { type InformationView, informationView } from './information-view'
import { type PageTexts, pageTexts } from './page-texts'
import { type VehicleActions, vehicleActions } from './vehicle-actions'

/** A vehicle's page by its parts. Each part gets its own model. */
export interface VehiclePageView {
  readonly offer: Offer
  /** Null where the vehicle cannot be financed. */
  readonly finance: VehicleFinance | null
  readonly actions: VehicleActions
  /** The page that reserves the vehicle (ROUTE-18). */
  readonly checkoutHref: string
  /** Where Buy Online leads. Null where it opens an enquiry. */
  readonly journeyHref: string | null
  readonly crumbs: readonly Crumb[]
  readonly tags: readonly CardTag[]
  readonly saving: SavingOptions
  /** The watchlist of accounts; null where the website has none. */
  readonly watchlistHref: string | null
  readonly texts: PageTexts
  readonly gallery: { readonly imageCdn: string; readonly start: 'spinner' | 'gallery' }
  readonly contact: ContactView
  readonly sharing: ShareView
  readonly information: InformationView
  readonly financeDisplay: FinanceDisplay
  readonly fuel: FuelEstimate | null
  readonly isDeliveryPriced: boolean
  /** Whether views of the page are reported. */
  readonly isTracked: boolean
}

interface Site {
  /** Those of the vehicle (`vehicleSettings`). */
  readonly settings: Settings
  readonly provider: FinanceProvider | null
  /** The base URL of shared links; null where none is set. */
  readonly siteBaseUrl: string | null
}

export function vehiclePageView(
  vehicle: Vehicle,
  { settings, provider, siteBaseUrl }: Site,
  now: Date,
): VehiclePageView {
  return {
    offer: offerOf(vehicle, settings, quotedLender(provider, settings, now)),
    finance: vehicleFinance(vehicle, provider, settings, now),
    actions: vehicleActions(vehicle, settings),
    checkoutHref: checkoutPath(settings['checkout.path'], vehicle.slug),
    journeyHref: settings['checkout.journey'] ? journeyAddress(vehicle.slug, { token: null }) : null,
    crumbs: vehicleBreadcrumbs(vehicle, settings),
    tags: pageTags(vehicle, cardTagOptions(settings), now),
    saving: savingOptions(settings),
    watchlistHref: settings['garage.watchlist'] ? settings['garage.watchlistPath'] : null,
    texts: pageTexts(vehicle, settings),
    gallery: {
      imageCdn: settings['integrations.imageCdnBase'],
      start: settings['vehiclePage.galleryStart'],
    },
    contact: contactView(vehicle, settings),
    sharing: shareView(vehicle, siteBaseUrl, settings),
    information: informationView(vehicle, settings, now),
    financeDisplay: financeDisplay(settings),
    fuel: fuelEstimate(vehicle, settings),
    isDeliveryPriced: pricesDelivery(settings),
    isTracked: settings['integrations.trackingSink'] !== '',
  }
}
