import type { Link } from '../url/link'

export interface CountedLink extends Link {
  count?: number
}

/** Shown with the photo of the first of its vehicles that has a real one. */
export interface MenuModel extends CountedLink {
  /** Vehicles in stock, without sold and future ones. Set where the photo is shown. */
  count?: number
  photo: { vehicle: string; url: string } | null
  /** The lowest price in dollars; null if none may be shown. */
  from: number | null
}

/** HF-01, HF-04. */
export type MenuItem =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'list'; label: string; all: Link | null; links: readonly CountedLink[] }
  | {
      kind: 'models'
      label: string
      all: Link
      models: readonly MenuModel[]
      bodies: readonly CountedLink[]
      pictures: boolean
    }

/** HF-02. */
export interface FooterColumn {
  title: string
  links: readonly Link[]
}

export const socialNetworks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
} as const

export type SocialNetwork = keyof typeof socialNetworks

export interface SocialLink {
  network: SocialNetwork
  href: string
}

/** With the names, ids and dealership ids of the locations that trade under it (LOC-23). */
export interface Licence {
  kind: 'dealer' | 'repairer'
  number: string
  places: readonly string[]
  locations: readonly string[]
  dealerships: readonly string[]
}

/** HF-01…04. */
export interface SiteChrome {
  phone: string | null
  menu: readonly MenuItem[]
  columns: readonly FooterColumn[]
  social: readonly SocialLink[]
  /** The group's other companies (ROUTE-43). */
  groupLinks: readonly Link[]
  smallPrint: readonly string[]
  licences: readonly Licence[]
}

/** Links on the page of a 404 response. */
export interface NotFoundLinks {
  bodies: readonly CountedLink[]
  makes: readonly CountedLink[]
  phone: string | null
}
