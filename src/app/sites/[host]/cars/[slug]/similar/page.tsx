import type { Metadata } from 'next'
import { withUnavailablePage, withUnavailableTitle } from '@/app/sites/[host]/with-unavailable-page'
import { listSmallPrint } from '@/domain/finance/offer/small-print'
import { hasWeeklyFigure } from '@/domain/finance/offer/weekly-figure'
import { rowCards } from '@/domain/stock/card/row-answer'
import { cardOptions } from '@/domain/stock/card-options'
import { similarSearch } from '@/domain/stock/similar/similar-search'
import { similarHeading, similarPath } from '@/domain/stock/similar/similar-words'
import { decodeSegment } from '@/domain/url/decode-segment'
import { getSimilar } from '@/server/stock/similar/get-similar'
import { getVehicle } from '@/server/stock/vehicles'
import { openSite } from '@/server/tenants/open-site'
import { siteNow } from '@/server/tenants/site-now'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'
import { ComparisonWarning } from '@/ui/vehicle/price/ComparisonWarning'
import { VehicleRow } from '@/ui/vehicle-rows/VehicleRow'
import { MissingPage } from '../../../missing-page'

export const dynamic = 'force-static'
export const dynamicParams = true
/** Seconds. Content that depends on the clock is at most this old. */
export const revalidate = 900

/** The build renders no page, because only the database knows the vehicles. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; slug: string }>
}

async function findVehicle({ params }: Props) {
  const { host, slug } = await params
  const ctx = await openSite(host, similarPath({ slug }))
  const vehicle = ctx && (await getVehicle(ctx, decodeSegment(slug)))
  return vehicle ? { ctx, vehicle, heading: similarHeading(vehicle, ctx.settings) } : null
}

export const generateMetadata = withUnavailableTitle(async (props: Props): Promise<Metadata> => {
  const found = await findVehicle(props)
  const title = found ? `${found.heading}: ${found.vehicle.name} | ${found.ctx.name}` : 'Page not found'
  return { title, robots: 'noindex' }
})

/** Similar vehicles for shoppers without JavaScript (SIM-06). */
async function SimilarPage(props: Props) {
  const found = await findVehicle(props)
  if (!found) return <MissingPage host={(await props.params).host} />
  const { ctx, vehicle, heading } = found
  const vehicles = await getSimilar(ctx, vehicle)
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 sm:py-12">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: vehicle.name, href: vehicle.path },
          { label: heading, href: null },
        ]}
      />
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      {vehicles.length > 0 ? (
        <div>
          <VehicleRow
            cards={rowCards({ vehicles, card: cardOptions(ctx.settings), now: siteNow(ctx) })}
            heading="h2"
          />
          <ComparisonWarning
            smallPrint={hasWeeklyFigure(vehicles) ? listSmallPrint(ctx.financeProvider, ctx.settings) : null}
          />
        </div>
      ) : (
        <EmptyState
          icon="search"
          actions={<ButtonLink link={{ label: 'Search our stock', href: similarSearch(vehicle) }} />}
        >
          There is nothing quite like it at the moment.
        </EmptyState>
      )}
    </div>
  )
}

export default withUnavailablePage(SimilarPage, ({ slug }: { slug: string }) => similarPath({ slug }))
