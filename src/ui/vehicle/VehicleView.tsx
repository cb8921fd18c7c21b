import type { Link } from '@/domain/content/link'
import { quotedLender } from '@/domain/finance/availability'
import type { FinanceProvider } from '@/domain/finance/provider'
import type { Template } from '@/domain/flags/templates'
import type { GaugeSlot } from '@/domain/pricing/gauge-slot'
import { offerOf } from '@/domain/pricing/offer'
import { breadcrumbList } from '@/domain/seo/list-data'
import { announcement } from '@/domain/stock/announcement'
import { vehicleBreadcrumbs } from '@/domain/stock/breadcrumbs'
import { vehicleStructuredData } from '@/domain/stock/structured-data'
import type { Vehicle } from '@/domain/stock/vehicle'
import { vehicleActions } from '@/domain/stock/vehicle-actions'
import { FeatureLinks } from '@/ui/blocks/FeatureLinks'
import { vehicleFinance } from '@/ui/finance/vehicle-finance'
import { VehicleGallery } from '@/ui/gallery/VehicleGallery'
import { PriceGauge } from '@/ui/gauge/PriceGauge'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { PrintButtons } from '@/ui/print/PrintButtons'
import { JsonLd } from '@/ui/seo/JsonLd'
import { ShareBlock } from '@/ui/share/ShareBlock'
import { Announcement } from './Announcement'
import { ContactPanel } from './ContactPanel'
import { VehicleBar } from './VehicleBar'
import { VehicleDeal } from './VehicleDeal'
import { VehicleHeadline } from './VehicleHeadline'
import { VehicleInformation } from './VehicleInformation'
import { VehicleLead } from './VehicleLead'
import { VehicleOverlays } from './VehicleOverlays'
import { VehicleScripts } from './VehicleScripts'
import { VehicleTools } from './VehicleTools'
import type { VehiclePageSettings } from './vehicle-page-settings'

export interface VehicleViewProps {
  vehicle: Vehicle
  settings: VehiclePageSettings
  layout: Pick<Template['layout'], 'gallery' | 'headline' | 'leadSpecs'>
  /** The city the dealer trades from: a vehicle elsewhere is announced. */
  primaryCity: string
  /** Latest offers, book a service, sell your car (CB-01): those the site has. */
  featureLinks: readonly Link[]
  /** Where an enquiry is written, if the site has such a page. */
  enquiryHref: string | null
  /** Where a trade-in is valued, if the site has such a page. */
  tradeInHref: string | null
  /** Whose finance the site offers, if anybody's. */
  provider: FinanceProvider | null
  /** How the price stands in its market; null where that is not told. */
  gauge: GaugeSlot | null
  /** What the website is called outside. */
  websiteId: string
  /** What shared links begin with; null where none is set. */
  siteBaseUrl: string | null
  /** The page's own address, when the site has a domain. */
  address: string | null
  now: Date
}

/** A vehicle's page, arranged as its template has it. */
export function VehicleView(props: VehicleViewProps) {
  const { vehicle, settings, layout, provider, now, tradeInHref, websiteId } = props
  const offer = offerOf(vehicle, settings, quotedLender(provider, settings, now))
  const finance = vehicleFinance(vehicle, provider, settings, now)
  const actions = vehicleActions(vehicle, settings)
  const said = announcement(vehicle, props.primaryCity)
  const crumbs = vehicleBreadcrumbs(vehicle, settings)
  const isAbove = layout.headline === 'above'
  const isTouring = layout.leadSpecs === 'touring'
  const head = (
    <>
      <VehicleHeadline vehicle={vehicle} settings={settings} now={now} />
      <VehicleDeal
        vehicle={vehicle}
        settings={settings}
        offer={offer}
        gauge={<PriceGauge slot={props.gauge} />}
      />
    </>
  )
  const lead = <VehicleLead vehicle={vehicle} settings={settings} leads={layout.leadSpecs} />
  const information = (
    <VehicleInformation
      vehicle={vehicle}
      settings={settings}
      lead={!isAbove && lead}
      actions={actions}
      offer={offer}
      now={now}
    />
  )
  return (
    <div className="vehicle-page" data-gallery={layout.gallery}>
      {offer.isForSale && (
        <VehicleBar
          vehicle={vehicle}
          offer={offer}
          actions={actions}
          tradeInHref={tradeInHref}
          financeHref={finance?.href ?? null}
          cdn={settings['integrations.imageCdnBase']}
        />
      )}
      {said && <Announcement said={said} />}
      <div className="vehicle-way">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      {isAbove && <header className="vehicle-head">{head}</header>}
      <VehicleGallery
        vehicle={vehicle}
        layout={layout.gallery}
        cdn={settings['integrations.imageCdnBase']}
        start={settings['vehiclePage.galleryStart']}
      />
      {/* Where the name stands above, what the vehicle can do comes before whom to call; the rest does not. */}
      {isAbove && <div className="vehicle-lead">{lead}</div>}
      <aside className="vehicle-aside">
        <div className="vehicle-summary">
          {!isAbove && head}
          <ContactPanel
            vehicle={vehicle}
            settings={settings}
            actions={actions}
            finance={finance}
            tradeInHref={tradeInHref}
            websiteId={websiteId}
          />
          <div className="vehicle-share">
            <ShareBlock vehicle={vehicle} siteBaseUrl={props.siteBaseUrl} settings={settings} />
            <PrintButtons slug={vehicle.slug} />
          </div>
        </div>
      </aside>
      {information}
      <VehicleTools
        vehicle={vehicle}
        settings={settings}
        offer={offer}
        finance={finance}
        hasDelivery={!isTouring}
      />
      {props.featureLinks.length > 0 && (
        <section aria-label="More from us" className="vehicle-more">
          <FeatureLinks links={props.featureLinks} />
        </section>
      )}
      {offer.isForSale && (
        <VehicleOverlays
          vehicle={vehicle}
          settings={settings}
          actions={actions}
          enquiryHref={props.enquiryHref}
          tradeInHref={tradeInHref}
        />
      )}
      <VehicleScripts
        vehicle={vehicle}
        websiteId={websiteId}
        isTracked={settings['integrations.trackingSink'] !== ''}
      />
      <JsonLd data={vehicleStructuredData(vehicle, offer.price, props.address)} />
      {props.address && <JsonLd data={breadcrumbList(crumbs, new URL(props.address).origin)} />}
    </div>
  )
}
