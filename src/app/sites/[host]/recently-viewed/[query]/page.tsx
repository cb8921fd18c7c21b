import type { Metadata } from 'next'
import { parseQuerySegment } from '@/domain/content/query-segment'
import { listSmallPrint } from '@/domain/finance/small-print'
import { parseSaved } from '@/domain/stock/saved-vehicles'
import { SEARCH_PATH } from '@/domain/stock/search/search-path'
import { MOST_VIEWED, RECENTLY_VIEWED } from '@/domain/stock/viewed-vehicles'
import { answerOnce } from '@/server/pages/answer-marks'
import { listSaved } from '@/server/stock/list-saved'
import { openSite } from '@/server/tenants/open-site'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { ButtonLink } from '@/ui/primitives/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'
import { CardScripts } from '@/ui/vehicle/CardScripts'
import { VehicleRow } from '@/ui/vehicle-rows/VehicleRow'
import { MissingPage } from '../../missing-page'

export const dynamic = 'force-static'

/** Nothing is rendered while building: whose vehicles they are stands in the query. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; query: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const ctx = await resolveTenant((await params).host)
  return { title: ctx ? `Recently viewed | ${ctx.name}` : 'Page not found', robots: 'noindex' }
}

/** The vehicles that `?saved=` names, for the sections of other pages to fetch: the website's own alone. */
export default async function RecentlyViewedPage({ params }: Props) {
  const { host, query } = await params
  const parameters = new URLSearchParams(parseQuerySegment(query) ?? '')
  const slugs = parseSaved(parameters.getAll('saved')).slice(0, MOST_VIEWED)
  const address = slugs.length > 0 ? `?saved=${slugs.map(encodeURIComponent).join(',')}` : ''
  const ctx = await openSite(host, RECENTLY_VIEWED + address)
  if (!ctx || parseQuerySegment(query) === null) return <MissingPage host={host} />
  await answerOnce()
  const vehicles = await listSaved(ctx, slugs)
  const vehicle = ctx.settings['site.vehicleWording'].toLowerCase()
  return (
    <div className="container-page grid gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Recently viewed</h1>
      {vehicles.length > 0 ? (
        <VehicleRow
          vehicles={vehicles}
          settings={ctx.settings}
          smallPrint={listSmallPrint(ctx.financeProvider, ctx.settings)}
          now={new Date()}
          heading="h2"
        />
      ) : (
        <EmptyState
          icon="eye"
          actions={<ButtonLink link={{ label: `Find a ${vehicle}`, href: SEARCH_PATH }} />}
        >
          {`The ${vehicle}s you look at are remembered on this device, and shown below your searches.`}
        </EmptyState>
      )}
      <CardScripts />
    </div>
  )
}
