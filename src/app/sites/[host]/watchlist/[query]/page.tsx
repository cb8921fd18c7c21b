import type { Metadata } from 'next'
import { parseQuerySegment } from '@/domain/content/query-segment'
import { listSmallPrint } from '@/domain/finance/small-print'
import { templateFor } from '@/domain/flags/templates'
import { parseSaved } from '@/domain/stock/saved-vehicles'
import { answerOnce } from '@/server/pages/answer-marks'
import { listSaved } from '@/server/stock/list-saved'
import { openSite } from '@/server/tenants/open-site'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { EmptyWatchlist } from '@/ui/watchlist/EmptyWatchlist'
import { WatchlistView } from '@/ui/watchlist/WatchlistView'
import { MissingPage } from '../../missing-page'

export const dynamic = 'force-static'

/** Nothing is rendered while building: whose watchlist it is stands in the query. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; query: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const ctx = await resolveTenant((await params).host)
  return { title: ctx ? `Watchlist | ${ctx.name}` : 'Page not found', robots: 'noindex' }
}

/** The vehicles that `?saved=` names; without it the browser adds those its shopper saved. Only where favourites are on. */
export default async function WatchlistPage({ params }: Props) {
  const { host, query } = await params
  const slugs = parseSaved(new URLSearchParams(parseQuerySegment(query) ?? '').getAll('saved'))
  const address = slugs.length > 0 ? `?saved=${slugs.map(encodeURIComponent).join(',')}` : ''
  const ctx = await openSite(host, `/watchlist${address}`)
  if (!ctx?.settings['garage.enabled']) return <MissingPage host={host} />
  await answerOnce()
  const vehicles = await listSaved(ctx, slugs)
  return (
    <div className="container-page grid gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Watchlist</h1>
      {vehicles.length > 0 ? (
        <WatchlistView
          vehicles={vehicles}
          gone={slugs.length - vehicles.length}
          settings={ctx.settings}
          smallPrint={listSmallPrint(ctx.financeProvider, ctx.settings)}
          layout={templateFor(ctx.template).layout}
          now={new Date()}
        />
      ) : (
        <EmptyWatchlist wording={ctx.settings['site.vehicleWording']} areGone={slugs.length > 0} />
      )}
    </div>
  )
}
