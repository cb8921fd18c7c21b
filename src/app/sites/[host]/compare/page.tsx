import { COMPARE, comparePath, MAX_COMPARED } from '@/domain/compare/compare-path'
import { quotedLender } from '@/domain/finance/offer/availability'
import { offerOf } from '@/domain/finance/offer/offer'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { parseSaved } from '@/domain/vehicle/saved/saved-vehicles'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { withFinance } from '@/server/finance/with-finance'
import { getVehicle } from '@/server/stock/vehicles'
import { openSite } from '@/server/tenants/open-site'
import { siteNow } from '@/server/tenants/site-now'
import type { Compared } from '@/ui/compare/CompareTable'
import { CompareView } from '@/ui/compare/CompareView'
import EmptyCompare from '@/ui/compare/empty-compare.island'
import { MissingPage } from '../missing-page'
import { unlistedMetadata } from '../unlisted-metadata'
import { withUnavailablePage } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = unlistedMetadata('Compare')

async function comparedOf(ctx: TenantContext, found: Vehicle): Promise<Compared> {
  const vehicle = await withFinance(ctx, found)
  const settings = vehicleSettings(ctx, vehicle)
  const lender = quotedLender(ctx.financeProvider, settings, siteNow(ctx))
  return { vehicle, offer: offerOf(vehicle, settings, lender) }
}

/** Compares up to four vehicles that `?cars=` names. Without it, the browser adds the shopper's selection (CMP-01). */
async function ComparePage({ params, searchParams }: Props) {
  const { host } = await params
  const named = pageParameters(await searchParams).getAll('cars')
  const slugs = parseSaved(named).slice(0, MAX_COMPARED)
  const ctx = await openSite(host, slugs.length > 0 ? comparePath(slugs) : COMPARE)
  if (!ctx?.settings['garage.compare']) return <MissingPage host={host} />
  const found = await Promise.all(slugs.map((slug) => getVehicle(ctx, slug)))
  const listed = found.filter((vehicle) => vehicle !== null)
  const gone = slugs.filter((_, index) => found[index] === null)
  const compared = await Promise.all(listed.map((vehicle) => comparedOf(ctx, vehicle)))
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Compare</h1>
      {compared.length > 0 ? (
        <CompareView
          compared={compared}
          gone={gone}
          wording={ctx.settings['site.vehicleWording']}
          imageCdn={ctx.settings['integrations.imageCdnBase']}
        />
      ) : (
        <EmptyCompare wording={ctx.settings['site.vehicleWording']} gone={gone} />
      )}
    </div>
  )
}

export default withUnavailablePage(ComparePage, () => COMPARE)
