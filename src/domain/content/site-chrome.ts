import type { Link } from '../url/link'

/** A link with how many vehicles stand behind it, when that is known. */
export interface CountedLink extends Link {
  count?: number
}

/** A model of a menu, shown by the first of its vehicles that has a photo of its own. */
export interface MenuModel extends CountedLink {
  /** How many of them are in stock, where its photo is shown; neither sold ones nor those still to come. */
  count?: number
  photo: { vehicle: string; url: string } | null
  /** Dollars: the lowest price of any of its vehicles. Null where none may be shown. */
  from: number | null
}

/** An item of the header's menu: a link, or a title that opens a list of links or of models (HF-01, HF-04). */
export type MenuItem =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'list'; label: string; all: Link | null; links: readonly CountedLink[] }
  | {
      kind: 'models'
      label: string
      all: Link
      models: readonly MenuModel[]
      bodies: readonly CountedLink[]
      /** Whether the models are shown by their photos. */
      pictures: boolean
    }

/** A group of the footer (HF-02). */
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

/** The dealer on a social network. */
export interface SocialLink {
  network: SocialNetwork
  href: string
}

/** A licence number, with the locations that trade under it (LOC-23): their names, their ids, and their dealerships' ids. */
export interface Licence {
  kind: 'dealer' | 'repairer'
  number: string
  places: readonly string[]
  locations: readonly string[]
  dealerships: readonly string[]
}

/** Header and footer of a website, as they are shown (HF-01…04). */
export interface SiteChrome {
  phone: string | null
  menu: readonly MenuItem[]
  columns: readonly FooterColumn[]
  social: readonly SocialLink[]
  smallPrint: readonly string[]
  licences: readonly Licence[]
}

/** What helps a shopper on from a page that is not there. */
export interface WaysOn {
  bodies: readonly CountedLink[]
  makes: readonly CountedLink[]
  phone: string | null
}
