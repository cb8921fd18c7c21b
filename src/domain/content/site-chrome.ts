import type { Link } from './link'
import type { Picture } from './picture'

/** An item of the header's menu: a link, or a title that opens a list of links (HF-01, HF-04). */
export type MenuItem =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'list'; label: string; all: Link | null; links: readonly CountedLink[]; models: boolean }

/** A link with how many vehicles stand behind it, when that is known. */
export interface CountedLink extends Link {
  count?: number
}

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

/** A dealer licence number, with the places that trade under it. */
export interface Licence {
  number: string
  places: readonly string[]
}

/** Header and footer of a website, as they are shown (HF-01…04). */
export interface SiteChrome {
  logo: Picture | null
  phone: string | null
  menu: readonly MenuItem[]
  columns: readonly FooterColumn[]
  social: readonly { network: SocialNetwork; href: string }[]
  smallPrint: readonly string[]
  licences: readonly Licence[]
}
