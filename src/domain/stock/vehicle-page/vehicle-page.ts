import type { Template } from '@/domain/flags/templates'
import type { VehicleForms } from '@/domain/leads/built-in/vehicle-forms'
import type { GaugeSlot } from '@/domain/pricing/gauge-slot'
import type { VehiclePageView } from '@/domain/stock/vehicle-page/vehicle-page-view'
import type { Link } from '@/domain/url/link'
import type { Vehicle } from '@/domain/vehicle/vehicle'

export interface VehiclePage extends VehiclePageView {
  vehicle: Vehicle
  layout: Pick<Template['layout'], 'gallery' | 'headline' | 'leadSpecs'>
  /** The dealer's city. Vehicles in other cities are announced. */
  primaryCity: string
  /** Latest offers, book a service, sell your car (CB-01), as far as the site has them. */
  featureLinks: readonly Link[]
  /** The forms in the page's dialogs. */
  forms: VehicleForms
  enquiryHref: string | null
  /** The price compared with its market; null where it is not shown. */
  gauge: GaugeSlot | null
  /** The website's id at external services. */
  websiteId: string
  address: string | null
}
