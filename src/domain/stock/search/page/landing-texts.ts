import { titleOf } from '@/domain/seo/page-title'
import { testDriveWord } from '@/domain/test-drives/test-drive-word'
import type { StockQuery } from '../query/stock-query'
import { searchHeading } from './search-heading'

interface Site {
  readonly name: string
  readonly vehicle: 'Car' | 'Motorcycle'
  readonly pricesVisible: boolean
}

export interface PageTexts {
  readonly title: string
  readonly description: string
}

/** The editor's own texts; empty for none. */
type OwnWords = { readonly [K in keyof PageTexts]?: string | null }

interface Found {
  /** The kinds of vehicle that the filters allow (`allowedKinds`). */
  readonly kinds?: readonly string[]
  /** The place of the vehicles (`placeOfResults`); empty for none. */
  readonly place?: string
}

/**
 * Builds the title and description of a results page: `Used Toyota Cars for Sale in Toowoomba | Range City Motors`. The
 * editor's own texts replace them. They contain no vehicle counts, which are out of date by the time people read them.
 */
export function landingPageTexts(
  query: StockQuery,
  site: Site,
  own: OwnWords = {},
  { kinds = [], place = '' }: Found = {},
): PageTexts {
  const heading = searchHeading(query, site.vehicle, kinds)
  const isPlaced = place !== '' && !query.refinements.dealership_name
  const what = `${heading}${isPlaced ? ` in ${place}` : ''}`
  const page = query.page > 1 ? `Page ${query.page}` : ''
  const compare = site.pricesVisible ? 'photos, prices and features' : 'photos and features'
  // The heading already names the dealership.
  const where = query.refinements.dealership_name?.length === 1 ? '' : ` at ${site.name}`
  const usual = `${what}${where}. Compare ${compare}, then ask us or book a ${testDriveWord(site.vehicle)}.`
  return {
    title: own.title
      ? [own.title, page].filter(Boolean).join(', ')
      : titleOf(inTitleCase(what), site.name, page),
    description: [own.description || usual, page].filter(Boolean).join(' '),
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Capitalises only the heading's own words, so that names keep their spelling. */
function inTitleCase(heading: string): string {
  return heading
    .replace(/^(?:New|Demo)(?:, demo)? and (?:demo|used)\b/, (conditions) =>
      conditions.replace(/demo|used/g, capital),
    )
    .replace(/\b(?:cars|trucks|motorcycles|caravans|vehicles)\b/, capital)
    .replace(' for sale', ' for Sale')
}
