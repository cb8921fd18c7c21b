import { breadcrumbList, itemList } from '@/domain/stock/list-data'
import { searchCrumbs } from '@/domain/stock/search/page/search-crumbs'
import { shownHits } from '@/domain/stock/search/results/sold-runs'
import { JsonLd } from '@/ui/seo/JsonLd'
import type { OpenedResults } from './open-results'

/** Structured data of the results and the breadcrumbs. It needs the website's canonical domain. */
export function ResultsData({ ctx, search, names, result }: OpenedResults) {
  if (!ctx.canonicalHost || !result) return null
  const origin = `https://${ctx.canonicalHost}`
  const first = (result.page - 1) * (search.query.hitsPerPage ?? ctx.settings['search.hitsPerPage']) + 1
  const crumbs = searchCrumbs(search.query, names, ctx.settings['site.vehicleWording'])
  const hits = shownHits(result.hits, ctx.settings)
  return (
    <>
      {hits.length > 0 && <JsonLd data={itemList(hits, first, origin)} />}
      <JsonLd data={breadcrumbList(crumbs, origin)} />
    </>
  )
}
