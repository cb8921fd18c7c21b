import type { Metadata } from 'next'
import { indexRule } from '@/domain/stock/search/page/index-rule'
import { landingWords } from '@/domain/stock/search/page/landing-words'
import { placeOfResults } from '@/domain/stock/search/page/place-of-results'
import type { OpenedResults } from './open-results'

/**
 * What search engines are told of a results page. On a website without a canonical domain no page can name its own address, so
 * that only the results under it are listed, and none under others that say the same.
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
    ...landingWords(worded, site, text ?? {}, { kinds, place: placeOfResults(result) }),
    alternates:
      canonicalHost && canonical && isWellFormed
        ? { canonical: `https://${canonicalHost}${canonical}` }
        : undefined,
    robots:
      index && isWellFormed && (canonicalHost || isOwnAddress) ? undefined : { index: false, follow: true },
  }
}
