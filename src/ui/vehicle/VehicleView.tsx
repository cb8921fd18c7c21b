import { quotedLender } from '@/domain/finance/offer/availability'
import { offerOf } from '@/domain/finance/offer/offer'
import { vehicleFinance } from '@/domain/finance/offer/vehicle-finance'
import { vehicleBreadcrumbs } from '@/domain/stock/breadcrumbs'
import { breadcrumbList } from '@/domain/stock/list-data'
import { vehicleStructuredData } from '@/domain/stock/vehicle-page/structured-data'
import { vehicleActions } from '@/domain/stock/vehicle-page/vehicle-actions'
import { vehiclePageEvent } from '@/domain/tracking/lead-events'
import { announcement } from '@/domain/vehicle/announcement'
import { FeatureLinks } from '@/ui/blocks/FeatureLinks'
import { VehicleGallery } from '@/ui/gallery/VehicleGallery'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { PrintButtons } from '@/ui/print/PrintButtons'
import { JsonLd } from '@/ui/seo/JsonLd'
import { ShareBlock } from '@/ui/share/ShareBlock'
import PageView from '@/ui/tracking/page-view.island'
import AnnouncementBar from './contact/announcement-bar.island'
import { ContactPanel } from './contact/ContactPanel'
import { VehicleInformation } from './information/VehicleInformation'
import SummaryRoom from './summary-room.island'
import { VehicleBar } from './VehicleBar'
import { VehicleDeal } from './VehicleDeal'
import { VehicleHeadline } from './VehicleHeadline'
import { VehicleLead } from './VehicleLead'
import { VehicleOverlays } from './VehicleOverlays'
import { VehicleTools } from './VehicleTools'
import type { VehiclePage, VehicleViewProps } from './vehicle-page'

export function VehicleView(props: VehicleViewProps) {
  const { vehicle, settings, layout, provider, now } = props
  const page: VehiclePage = {
    ...props,
    offer: offerOf(vehicle, settings, quotedLender(provider, settings, now)),
    finance: vehicleFinance(vehicle, provider, settings, now),
    actions: vehicleActions(vehicle, settings),
  }
  const { isForSale, price } = page.offer
  const said = announcement(vehicle, props.primaryCity)
  const event = vehiclePageEvent(vehicle)
  const crumbs = vehicleBreadcrumbs(vehicle, settings)
  const isAbove = layout.headline === 'above'
  const head = (
    <>
      <VehicleHeadline {...page} />
      <VehicleDeal {...page} />
    </>
  )
  const lead = <VehicleLead {...page} />
  return (
    <div className="vehicle-page" data-gallery={layout.gallery}>
      {isForSale && <VehicleBar {...page} />}
      {said && (
        <div className="vehicle-announcement">
          <AnnouncementBar said={said} />
        </div>
      )}
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
      {/* Where the name is above the photos, the lead comes before the contact panel and the rest after it. */}
      {isAbove && <div className="vehicle-lead">{lead}</div>}
      <aside className="vehicle-aside">
        <div className="vehicle-summary">
          {!isAbove && head}
          <ContactPanel {...page} />
          <div className="vehicle-share">
            <ShareBlock vehicle={vehicle} siteBaseUrl={props.siteBaseUrl} settings={settings} />
            <PrintButtons slug={vehicle.slug} />
          </div>
          <SummaryRoom />
        </div>
      </aside>
      <VehicleInformation page={page} lead={!isAbove && lead} />
      <VehicleTools {...page} />
      {props.featureLinks.length > 0 && (
        <section aria-label="More from us" className="vehicle-more">
          <FeatureLinks links={props.featureLinks} />
        </section>
      )}
      {isForSale && <VehicleOverlays {...page} />}
      {settings['integrations.trackingSink'] && event !== null && <PageView event={event} />}
      <JsonLd data={vehicleStructuredData(vehicle, price, props.address)} />
      {props.address && <JsonLd data={breadcrumbList(crumbs, new URL(props.address).origin)} />}
    </div>
  )
}
