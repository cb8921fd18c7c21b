import type { Link, PageBlock, PageReferences } from './blocks'
import type { OwnershipWords } from './ownership-words'

export interface DemoPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly blocks: readonly PageBlock[]
}

export interface SiteFacts {
  readonly name: string
  readonly legalName: string
  /** The region that it serves, as in "across Brisbane and the Gold Coast". */
  readonly region: string
  readonly city: string
  readonly phone: string
  readonly email: string
  /** `car`, `motorcycle`, `4x4`: as in "sell us your car". */
  readonly vehicle: string
  readonly vehicles: string
  readonly workshop: string
  readonly financePath: string
  readonly tradeInPath: string
  /** Until a trade-in offer ends. */
  readonly offerDays: number
  readonly valuer: string | null
  readonly licences: readonly string[]
  readonly warranty: string
  readonly financeDisclaimer: string | null
}

interface DemoOffer {
  readonly picture: string
  readonly heading: string
  readonly text: string
  readonly link: Link
}

/** A website's own texts. All others are built from its facts. */
export interface TenantWords {
  /** Facts that no other field of the tenant contains. */
  readonly region: string
  readonly legalName: string
  readonly email: string
  readonly vehicle: string
  readonly vehicles: string
  readonly workshop: string
  readonly tagline: string
  /** The website's own pictures: file name in tenants-seed/media, and alternative text. */
  readonly pictures: Readonly<Record<string, string>>
  readonly views: {
    readonly showroom: string
    readonly exterior: string
    readonly workshop: string
    readonly offer: string
  }
  readonly home: (references: PageReferences, facts: SiteFacts) => readonly PageBlock[]
  readonly about: string
  readonly service: string
  readonly finance: string
  readonly tradeIn: string
  readonly ownership: OwnershipWords
  readonly fleet: { readonly description: string; readonly heading: string; readonly text: string }
  /** `pre-approval` is the longer form, in steps. `finance` without it. */
  readonly financeForm?: 'finance' | 'pre-approval'
  readonly offers: readonly DemoOffer[]
  readonly more?: (references: PageReferences, facts: SiteFacts) => readonly DemoPage[]
  readonly stockLinks: readonly Link[]
  readonly serviceLinks: readonly Link[]
  readonly aboutLinks: readonly Link[]
}
