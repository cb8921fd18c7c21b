import { priceDisplay } from '@/domain/pricing/price-display'
import { vehicleBreadcrumbs } from '@/domain/stock/breadcrumbs'
import { keySpecs } from '@/domain/stock/key-specs'
import { ownPhoto } from '@/domain/stock/placeholder-image'
import { regoText } from '@/domain/stock/rego'
import { scriptJson, vehicleStructuredData } from '@/domain/stock/structured-data'
import type { Vehicle } from '@/domain/stock/vehicle'
import { Breadcrumbs } from './Breadcrumbs'
import { DealerComments } from './DealerComments'
import { FeatureList } from './FeatureList'
import { SpecGrid } from './SpecGrid'
import { VehicleGallery } from './VehicleGallery'
import { VehicleSummary } from './VehicleSummary'
import type { VehiclePageSettings } from './vehicle-page-settings'

interface Props {
  vehicle: Vehicle
  settings: VehiclePageSettings
  /** The page's own address, when the site has a domain. */
  address: string | null
  now: Date
}

/** A vehicle's page. */
export function VehicleView({ vehicle, settings, address, now }: Props) {
  const price = priceDisplay(vehicle, settings)
  const rego = regoText(vehicle.rego_expiry, settings, now)
  const specs = [
    ...keySpecs(vehicle),
    ...(rego ? [{ key: 'rego_expiry', label: 'Registration expiry', text: rego }] : []),
  ]
  return (
    <div className="container-page flex flex-col gap-6 py-6 sm:py-8">
      <Breadcrumbs crumbs={vehicleBreadcrumbs(vehicle, settings)} />
      <VehicleGallery urls={photosOf(vehicle)} name={vehicle.name} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-12 max-lg:order-2">
          <SpecGrid title={`${settings['site.vehicleWording']} Details`} specs={specs} />
          <FeatureList features={vehicle.filtered_features} />
          <DealerComments comments={vehicle.dealercomments} />
        </div>
        <VehicleSummary vehicle={vehicle} price={price} settings={settings} now={now} />
      </div>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson leaves no way out of the script element
        dangerouslySetInnerHTML={{ __html: scriptJson(vehicleStructuredData(vehicle, price, address)) }}
      />
    </div>
  )
}

/** The vehicle's own photos, each once; the first one leads. */
function photosOf({ primary_image_url: first, images }: Vehicle): readonly string[] {
  const urls = [first, ...images.map(({ image }) => image.url)].filter((url) => ownPhoto(url) !== null)
  return [...new Set(urls)].filter((url) => url !== null)
}
