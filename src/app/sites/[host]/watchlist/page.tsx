import { headers } from 'next/headers'
import { listSmallPrint } from '@/domain/finance/offer/small-print'
import { hasWeeklyFigure } from '@/domain/finance/offer/weekly-figure'
import { templateFor } from '@/domain/flags/templates'
import type { Garage } from '@/domain/shoppers/garage'
import { type Said, watchlistSaidOf } from '@/domain/shoppers/said'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import { cardOptions } from '@/domain/stock/card-options'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { parseSaved } from '@/domain/vehicle/saved/saved-vehicles'
import { readWatchlist } from '@/server/shoppers/garage/read-garage'
import { getShopper } from '@/server/shoppers/get-shopper'
import { listSaved } from '@/server/stock/list-saved'
import { openSite } from '@/server/tenants/open-site'
import { WatchlistSection } from '@/ui/garage/WatchlistSection'
import { Notice } from '@/ui/primitives/Notice'
import { ComparisonWarning } from '@/ui/vehicle/price/ComparisonWarning'
import EmptyWatchlist from '@/ui/watchlist/empty-watchlist.island'
import { WatchlistView } from '@/ui/watchlist/WatchlistView'
import { MissingPage } from '../missing-page'
import { unlistedMetadata } from '../unlisted-metadata'
import { withUnavailablePage } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = unlistedMetadata('Watchlist')

/** The vehicles that `?saved=` names. Without it, the browser adds those that the shopper saved. Needs favourites to be on. */
async function WatchlistPage({ params, searchParams }: Props) {
  const { host } = await params
  const query = pageParameters(await searchParams)
  const slugs = parseSaved(query.getAll('saved'))
  const address = slugs.length > 0 ? `?saved=${slugs.map(encodeURIComponent).join(',')}` : ''
  const ctx = await openSite(host, `/watchlist${address}`)
  if (!ctx || !(ctx.settings['garage.enabled'] || ctx.settings['garage.watchlist']))
    return <MissingPage host={host} />
  if (ctx.settings['garage.watchlist'] && address === '') {
    const shopper = await getShopper(ctx, await headers())
    const said = watchlistSaidOf(query.get('said'))
    if (shopper) return <OwnWatchlist ctx={ctx} watchlist={await readWatchlist(ctx, shopper)} said={said} />
  }
  const vehicles = await listSaved(ctx, slugs)
  return (
    <div className="container-page grid gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Watchlist</h1>
      {ctx.settings['garage.watchlist'] && (
        <p>
          <a
            href={signInPath({ type: 'watchlist', redirect: '/watchlist', back: '/watchlist' })}
            className="underline"
          >
            Sign in
          </a>{' '}
          to keep your vehicles in an account, on every device.
        </p>
      )}
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

interface OwnProps {
  ctx: TenantContext
  watchlist: Garage['watchlist']
  /** What the last form did, which was sent without JavaScript. */
  said: Said | null
}

/** The watchlist of the shopper's account, beside the favourites of a browser (ROUTE-29, WATCH-11). */
function OwnWatchlist({ ctx, watchlist, said }: OwnProps) {
  return (
    <div className="container-page grid gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">My watchlist</h1>
      {said && (
        <Notice look={said.isProblem ? 'caution' : 'info'} live={said.isProblem ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      )}
      <p>
        <a href="/my-garage" className="underline">
          Open my garage
        </a>{' '}
        for your searches, enquiries and test drives.
      </p>
      <WatchlistSection
        watchlist={watchlist}
        wording={ctx.settings['site.vehicleWording']}
        card={cardOptions(ctx.settings)}
        layout={templateFor(ctx.template).layout}
        now={new Date()}
      />
      <ComparisonWarning
        smallPrint={
          hasWeeklyFigure(watchlist.listed) ? listSmallPrint(ctx.financeProvider, ctx.settings) : null
        }
      />
    </div>
  )
}

export default withUnavailablePage(WatchlistPage, () => '/watchlist')
