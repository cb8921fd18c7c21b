import type { TestDriveWord } from '@/domain/test-drives/test-drive-word'

/** A location as forms offer it. */
export interface FormLocation {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** `sales`, `service`, `parts` or `car-buying`; null for all of them. */
  readonly type: string | null
  readonly dealershipSlug: string
  readonly isMain: boolean
}

/** What a website's settings and locations give its forms. Plain JSON. */
export interface FormSite {
  readonly commentsRequired: boolean
  readonly termsRequired: boolean
  readonly optInText: string
  readonly optInDefault: boolean
  readonly categories: readonly string[]
  readonly contactMethod: string
  /** Careers enquiries are filed as General Enquiry with a subcategory (ENQ-20). */
  readonly convertsCareers: boolean
  /** `Car` or `Motorcycle`. */
  readonly wording: string
  /** Where regos are from unless the shopper says otherwise, such as `QLD` (TEN-12). */
  readonly state: string
  /** Whether a vehicle can be looked up by its rego (TRADE-02). */
  readonly findsRegos: boolean
  readonly locations: readonly FormLocation[]
  /** Cloudflare Turnstile's site key; empty on websites that do not use it. */
  readonly turnstileKey: string
  /** Addresses of the pages that show the terms and the privacy policy; null if the website has none. */
  readonly termsHref: string | null
  readonly privacyHref: string | null
}

/** The vehicle that a form is about. */
export interface FormVehicle {
  readonly id: number
  readonly slug: string
  /** Of its page. */
  readonly path: string
  readonly name: string
  readonly carType: string
  /** Whole dollars; null if the website does not show it. */
  readonly price: number | null
  readonly locationId: number | null
  readonly dealershipId: number
  /** What a test drive of it is called. */
  readonly testDrive: TestDriveWord
}

/** What fills a form before the shopper does. */
export interface FormContext {
  readonly vehicle: FormVehicle | null
  readonly locationId: number | null
}

export const emptyContext: FormContext = { vehicle: null, locationId: null }
