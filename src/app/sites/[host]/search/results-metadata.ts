import type { Metadata } from 'next'
import { indexRule } from '@/domain/stock/search/page/index-rule'
import { landingPageTexts } from '@/domain/stock/search/page/landing-texts'
import { placeOfResults } from '@/domain/stock/search/page/place-of-results'
import type { OpenedResults } from './open-results'

/**
 * Without a canonical domain, no page has a canonical URL. Then only the results at their own URL are indexed, and not
 * those at other URLs of the same search.
 */
export function resultsMetadata({
  ctx,
  search,
  worded,
  names,
  result,
  kinds,
  text,
  isOwnAddress,
}: OpenedResults): Metadata {
  const { settings, canonicalHost, name } = ctx
  const { canonical, index } = indexRule(search.query, names, result)
  const isWellFormed = search.problems.length === 0
  const site = {
    name,
    vehicle: settings['site.vehicleWording'],
    pricesVisible: settings['price.visible'],
  }
  return {
    ...landingPageTexts(worded, site, text ?? {}, { kinds, place: placeOfResults(result) }),
    alternates:
      canonicalHost && canonical && isWellFormed
        ? { canonical: `https://${canonicalHost}${canonical}` }
        : undefined,
    robots:
      index && isWellFormed && (canonicalHost || isOwnAddress) ? undefined : { index: false, follow: true },
  }
}
