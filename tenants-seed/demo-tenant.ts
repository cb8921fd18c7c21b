import type { SettingOverrides } from '@/domain/flags/catalogue'
import type { TemplateKey } from '@/domain/flags/templates'
import type { Theme } from '@/domain/theme/theme'
import type { DemoLender, StockLine, Voice } from './stock/stock-plan'
import type { DemoLanding } from './words/demo-landing'
import type { DemoBrand, DemoOffer } from './words/demo-offer'
import type { DemoPopup } from './words/demo-popup'
import type { DemoPost } from './words/demo-post'
import type { DemoPromo } from './words/demo-promo'
import type { DemoReview } from './words/demo-review'
import type { TenantWords } from './words/tenant-words'

export interface DemoGroup {
  readonly slug: string
  readonly name: string
  readonly settings: SettingOverrides
}

/** `HH:MM`; null on a closed day. */
export type OpenHours = readonly [open: string, close: string] | null

/** A place of business. Phone numbers come from the ranges that Australia reserves for fiction. */
export interface DemoLocation {
  readonly slug: string
  readonly name: string
  readonly type: 'sales' | 'service' | 'parts' | 'car-buying'
  readonly subtype?: string
  readonly primary?: boolean
  readonly street: string
  readonly suburb: string
  readonly postcode: string
  readonly position: readonly [lat: number, long: number]
  readonly phone: string
  readonly weekdays: OpenHours
  readonly saturday: OpenHours
  readonly licence?: string
  readonly repairer?: string
  readonly manufacturers?: readonly string[]
  readonly rating?: readonly [average: number, count: number]
  readonly distribution?: readonly string[]
}

export interface DemoDealership {
  readonly slug: string
  readonly name: string
  readonly rating: readonly [average: number, count: number] | null
  readonly settings?: SettingOverrides
  readonly locations: readonly DemoLocation[]
  readonly stockPrefix: string
  readonly stock: readonly StockLine[]
}

export interface DemoTenant {
  readonly slug: string
  readonly name: string
  readonly group: DemoGroup
  readonly template: TemplateKey
  readonly websiteId: string
  readonly manufacturerName?: string
  readonly address: { readonly city: string; readonly state: string }
  /** Whether vehicle pages can be shared. Sharing needs the site's canonical domain. */
  readonly sharesLinks: boolean
  readonly theme: Partial<Theme>
  readonly settings: SettingOverrides
  readonly phone: string
  readonly dealerships: readonly DemoDealership[]
  readonly lender: DemoLender | null
  readonly voice: Voice
  readonly certifiedMake: string | null
  readonly words: TenantWords
  readonly promos: readonly DemoPromo[]
  readonly popup?: DemoPopup
  readonly brands: readonly DemoBrand[]
  readonly offers: readonly DemoOffer[]
  readonly posts: readonly DemoPost[]
  readonly reviews?: readonly DemoReview[]
  readonly landings: readonly DemoLanding[]
}
