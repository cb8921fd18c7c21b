import type { Metadata } from 'next'
import { indexRule } from '@/domain/stock/search/index-rule'
import { landingWords } from '@/domain/stock/search/landing-words'
import type { OpenedResults } from './open-results'

/**
 * What search engines are told of a results page. On a website without a canonical domain no page can name its own address, so
 * that only the results under it are listed, and none under others that say the same.
 */
export function resultsMetadata({
  ctx,
  search,
  names,
  result,
  kinds,
  text,
  isOwnAddress,
}: OpenedResults): Metadata {
  const { settings, address, canonicalHost, name } = ctx
  const { canonical, index } = indexRule(search.query, names, result)
  const isWellFormed = search.problems.length === 0
  const site = {
    name,
    city: settings['site.primaryCity'] || (address.city ?? ''),
    vehicle: settings['site.vehicleWording'],
    pricesVisible: settings['price.visible'],
  }
  return {
    ...landingWords(search.query, site, text ?? {}, kinds),
    alternates:
      canonicalHost && canonical && isWellFormed
        ? { canonical: `https://${canonicalHost}${canonical}` }
        : undefined,
    robots:
      index && isWellFormed && (canonicalHost || isOwnAddress) ? undefined : { index: false, follow: true },
  }
}
