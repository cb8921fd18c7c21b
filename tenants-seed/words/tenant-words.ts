import type { Link, PageBlock, PageReferences } from './blocks'

/** A page of a demo website. */
export interface DemoPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly blocks: readonly PageBlock[]
}

/** What all pages of a website call things. */
export interface SiteFacts {
  readonly name: string
  readonly legalName: string
  /** Where its customers live, as in "across Brisbane and the Gold Coast". */
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
  readonly valuer: string | null
  readonly licences: readonly string[]
  readonly days: { readonly acknowledge: number; readonly resolve: number; readonly complaint: number }
  readonly warranty: string
  readonly financeDisclaimer: string | null
}

/** One of a dealer's special offers. */
interface DemoOffer {
  readonly picture: string
  readonly heading: string
  readonly text: string
  readonly link: Link
}

/** The copy that is a website's own; everything else is built from its facts. */
export interface TenantWords {
  /** Of the facts, those that nothing else of the tenant says. */
  readonly region: string
  readonly legalName: string
  readonly email: string
  readonly vehicle: string
  readonly vehicles: string
  readonly workshop: string
  readonly tagline: string
  /** Pictures of its own pages: file name in tenants-seed/media, and what is on it. */
  readonly pictures: Readonly<Record<string, string>>
  /** Which of the pictures stand on the pages that every website has. */
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
  /** This month's, each with the name of one of its pictures. */
  readonly offers: readonly DemoOffer[]
  /** Pages that only this website has. */
  readonly more?: (references: PageReferences, facts: SiteFacts) => readonly DemoPage[]
  /** Stock pages its header lists. */
  readonly stockLinks: readonly Link[]
  readonly serviceLinks: readonly Link[]
  readonly aboutLinks: readonly Link[]
}
