import { listSmallPrint } from '@/domain/finance/offer/small-print'
import { nearestLandings } from '@/domain/stock/search/landing/nearest-landings'
import type { PageQuery } from '@/domain/url/page-query'
import { cacheResultsPage } from '@/server/pages/cache-results-page'
import { getLandingNames } from '@/server/stock/search/landing-names'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { siteNow } from '@/server/tenants/site-now'
import StockSearch from '@/ui/search/stock-search.island'
import { RatesSmallPrint } from '@/ui/vehicle/price/RatesSmallPrint'
import { RecentlyViewed } from '@/ui/vehicle-rows/RecentlyViewed'
import { MissingPage } from '../missing-page'
import { FailedSearch } from './FailedSearch'
import { landingSegments, openResults, type ResultsParams } from './open-results'
import { ResultsData } from './ResultsData'
import { resultsAnswer } from './results-answer'
import { searchSite } from './search-site'

interface Props {
  params: ResultsParams
  query: Promise<PageQuery>
}

export async function ResultsPage({ params, query }: Props) {
  const opened = await openResults(params, query)
  if (!opened) return <MissingLanding params={params} />
  if ('isFailed' in opened) return <FailedSearch {...opened} />
  const { ctx, search, heading, names, result, seed } = opened
  if (!result) return <FailedSearch ctx={ctx} heading={heading} address={search.hrefOf(search.query)} />
  const now = siteNow(ctx)
  await cacheResultsPage(ctx, result, now)
  const site = searchSite(ctx, names, seed)
  return (
    <>
      <StockSearch site={site} first={await resultsAnswer({ ...opened, result }, now)} />
      <RecentlyViewed card={site.cards} hasWeekly={site.showsWeekly} />
      <RatesSmallPrint below="results" smallPrint={listSmallPrint(ctx.financeProvider, ctx.settings)} />
      <ResultsData {...opened} />
    </>
  )
}

async function MissingLanding({ params }: { params: ResultsParams }) {
  const { host } = await params
  const ctx = await resolveTenant(host)
  const segments = await landingSegments(params)
  const guesses = ctx ? nearestLandings(segments, await getLandingNames(ctx)) : []
  return <MissingPage host={host} guesses={guesses} />
}
