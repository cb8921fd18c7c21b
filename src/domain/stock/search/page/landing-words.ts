import { titleOf } from '@/domain/seo/page-title'
import type { StockQuery } from '../query/stock-query'
import { searchHeading } from './search-heading'

interface Site {
  readonly name: string
  readonly vehicle: 'Car' | 'Motorcycle'
  readonly pricesVisible: boolean
}

/** What search engines head and describe a page with. */
export interface PageWords {
  readonly title: string
  readonly description: string
}

/** Words an editor wrote; empty for none. */
type OwnWords = { readonly [K in keyof PageWords]?: string | null }

/** Facts about the stock that titles and descriptions use. */
interface Found {
  /** The kinds of vehicle that the filters can be of (`kindsMeant`). */
  readonly kinds?: readonly string[]
  /** Where they stand (`placeOfResults`); empty for none that can be named. */
  readonly place?: string
}

/**
 * The title and description of a results page: `Used Toyota Cars for Sale in Toowoomba | Range City Motors`. What the editor
 * wrote stands in their place. Numbers of vehicles are left out, being out of date by the time anybody reads them.
 */
export function landingWords(
  query: StockQuery,
  site: Site,
  own: OwnWords = {},
  { kinds = [], place = '' }: Found = {},
): PageWords {
  const heading = searchHeading(query, site.vehicle, kinds)
  const isPlaced = place !== '' && !query.refinements.dealership_name
  const what = `${heading}${isPlaced ? ` in ${place}` : ''}`
  const page = query.page > 1 ? `Page ${query.page}` : ''
  const compare = site.pricesVisible ? 'photos, prices and features' : 'photos and features'
  // The heading has said where.
  const where = query.refinements.dealership_name?.length === 1 ? '' : ` at ${site.name}`
  const usual = `${what}${where}. Compare ${compare}, then ask us or book a test drive.`
  return {
    title: own.title
      ? [own.title, page].filter(Boolean).join(', ')
      : titleOf(inTitleCase(what), site.name, page),
    description: [own.description || usual, page].filter(Boolean).join(' '),
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Names keep their own letters: only the words that the heading puts around them change. */
function inTitleCase(heading: string): string {
  return heading
    .replace(/^(?:New|Demo)(?:, demo)? and (?:demo|used)\b/, (conditions) =>
      conditions.replace(/demo|used/g, capital),
    )
    .replace(/\b(?:cars|trucks|motorcycles|caravans|vehicles)\b/, capital)
    .replace(' for sale', ' for Sale')
}
