import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { vehicleFeatureLinks } from '@/domain/content/links/feature-links'
import { listSmallPrint, remainingSmallPrint } from '@/domain/finance/offer/small-print'
import { vehicleSmallPrint } from '@/domain/finance/offer/vehicle-small-print'
import { templateFor } from '@/domain/flags/templates'
import { formVehicle } from '@/domain/leads/built-in/form-vehicle'
import { vehicleForms } from '@/domain/leads/built-in/vehicle-forms'
import { priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import { linkPreview } from '@/domain/share/link-preview'
import { cardOptions } from '@/domain/stock/card-options'
import { similarHeading } from '@/domain/stock/similar/similar-words'
import { vehiclePageView } from '@/domain/stock/vehicle-page/vehicle-page-view'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import { vehicleSummary } from '@/domain/stock/vehicle-page/vehicle-summary'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { withFinance } from '@/server/finance/with-finance'
import { formSite } from '@/server/leads/form-site'
import { gaugeSlot } from '@/server/market/gauge-slot'
import { getPage, publishedLinks } from '@/server/pages/get-page'
import { getSimilar } from '@/server/stock/similar/get-similar'
import { getVehicle } from '@/server/stock/vehicles'
import { warnWithoutNumber } from '@/server/stock/warn-without-number'
import { openSite } from '@/server/tenants/open-site'
import { siteNow } from '@/server/tenants/site-now'
import { RatesSmallPrint } from '@/ui/vehicle/price/RatesSmallPrint'
import { VehicleView } from '@/ui/vehicle/VehicleView'
import { RecentlyViewed } from '@/ui/vehicle-rows/RecentlyViewed'
import { SimilarVehicles } from '@/ui/vehicle-rows/SimilarVehicles'
import { MissingPage } from './missing-page'
import { withUnavailablePage, withUnavailableTitle } from './with-unavailable-page'

const CONTACT_PAGE = '/contact-us'

async function ifPublished(ctx: TenantContext, path: string): Promise<string | null> {
  return (await getPage(ctx, path)) ? path : null
}

interface RouteProps {
  params: Promise<{ host: string; slug: string }>
}

interface Props extends RouteProps {
  folder: '/cars' | '/used-car'
}

/**
 * Returns null if the vehicle does not exist. Redirects permanently if the website shows the vehicle in the other
 * folder (ROUTE-14).
 */
async function findVehicle({ params, folder }: Props) {
  const { host, slug } = await params
  const ctx = await openSite(host, `${folder}/${slug}`)
  const vehicle = ctx && (await getVehicle(ctx, decodeSegment(slug)))
  if (!vehicle) return null
  if (!vehicle.path.startsWith(`${folder}/`)) permanentRedirect(vehicle.path)
  const address = ctx.canonicalHost ? `https://${ctx.canonicalHost}${vehicle.path}` : null
  return { ctx, vehicle, settings: vehicleSettings(ctx, vehicle), address }
}

async function vehicleMetadata(props: Props): Promise<Metadata> {
  const found = await findVehicle(props)
  if (!found) return { title: 'Page not found', robots: 'noindex' }
  const { ctx, vehicle, settings, address } = found
  const description = vehicleSummary(
    vehicle,
    priceDisplay(publicVehicle(vehicle, settings), priceOptions(settings)),
  )
  const cdn = settings['integrations.imageCdnBase']
  return {
    title: `${vehicle.name} | ${ctx.name}`,
    description,
    openGraph: linkPreview({ vehicle, description, siteName: ctx.name, address, cdn }),
    alternates: address ? { canonical: address } : undefined,
  }
}

async function VehiclePage(props: Props) {
  const found = await findVehicle(props)
  if (!found) return <MissingPage host={(await props.params).host} />
  const { ctx, settings, address } = found
  const vehicle = await withFinance(ctx, found.vehicle)
  const now = siteNow(ctx)
  warnWithoutNumber(ctx, vehicle, settings)
  const { financeProvider: provider, siteBaseUrl } = ctx
  const view = vehiclePageView(vehicle, { settings, provider, siteBaseUrl }, now)
  const card = cardOptions(ctx.settings)
  const smallPrint = listSmallPrint(provider, ctx.settings)
  return (
    <>
      <VehicleView
        {...view}
        vehicle={vehicle}
        layout={templateFor(ctx.template).layout}
        primaryCity={settings['site.primaryCity'] || (ctx.address.city ?? '')}
        featureLinks={await publishedLinks(ctx, vehicleFeatureLinks(settings))}
        forms={vehicleForms(formVehicle(vehicle, settings), await formSite(ctx))}
        enquiryHref={await ifPublished(ctx, CONTACT_PAGE)}
        address={address}
        gauge={await gaugeSlot(ctx, vehicle)}
        websiteId={ctx.websiteId}
      />
      <SimilarVehicles
        vehicle={vehicle}
        heading={similarHeading(vehicle, ctx.settings)}
        card={card}
        hasWeekly={smallPrint !== null}
        similar={ctx.settings['similar.onlyLoadInView'] ? null : await getSimilar(ctx, vehicle)}
        now={now}
      />
      <RecentlyViewed card={card} hasWeekly={smallPrint !== null} viewing={vehicle} />
      <RatesSmallPrint
        smallPrint={remainingSmallPrint(smallPrint, vehicleSmallPrint(view.finance, view.offer))}
      />
    </>
  )
}

/** A vehicle's page and metadata for one of the two paths (ROUTE-14, ROUTE-17). */
export function vehiclePageIn(folder: Props['folder']) {
  return {
    metadata: withUnavailableTitle(({ params }: RouteProps) => vehicleMetadata({ params, folder })),
    Page: withUnavailablePage(
      ({ params }: RouteProps) => VehiclePage({ params, folder }),
      ({ slug }: { slug: string }) => `${folder}/${slug}`,
    ),
  }
}
