import type { Metadata } from 'next'
import { listSmallPrint } from '@/domain/finance/offer/small-print'
import { templateFor } from '@/domain/flags/templates'
import { cardOptions } from '@/domain/stock/card-options'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { parseSaved } from '@/domain/vehicle/saved/saved-vehicles'
import { listSaved } from '@/server/stock/list-saved'
import { openSite } from '@/server/tenants/open-site'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import EmptyWatchlist from '@/ui/watchlist/empty-watchlist.island'
import { WatchlistView } from '@/ui/watchlist/WatchlistView'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = withUnavailableTitle(async ({ params }: Props): Promise<Metadata> => {
  const ctx = await resolveTenant((await params).host)
  return { title: ctx ? `Watchlist | ${ctx.name}` : 'Page not found', robots: 'noindex' }
})

/** The vehicles that `?saved=` names. Without it, the browser adds those that the shopper saved. Needs favourites to be on. */
async function WatchlistPage({ params, searchParams }: Props) {
  const { host } = await params
  const slugs = parseSaved(pageParameters(await searchParams).getAll('saved'))
  const address = slugs.length > 0 ? `?saved=${slugs.map(encodeURIComponent).join(',')}` : ''
  const ctx = await openSite(host, `/watchlist${address}`)
  if (!ctx?.settings['garage.enabled']) return <MissingPage host={host} />
  const vehicles = await listSaved(ctx, slugs)
  return (
    <div className="container-page grid gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Watchlist</h1>
      {vehicles.length > 0 ? (
        <WatchlistView
          vehicles={vehicles}
          requested={slugs}
          card={cardOptions(ctx.settings)}
          wording={ctx.settings['site.vehicleWording']}
          smallPrint={listSmallPrint(ctx.financeProvider, ctx.settings)}
          layout={templateFor(ctx.template).layout}
          now={new Date()}
        />
      ) : (
        <EmptyWatchlist
          path="/watchlist"
          wording={ctx.settings['site.vehicleWording']}
          areGone={slugs.length > 0}
        />
      )}
    </div>
  )
}

export default withUnavailablePage(WatchlistPage, () => '/watchlist')
