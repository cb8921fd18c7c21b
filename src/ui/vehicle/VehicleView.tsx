import { breadcrumbList } from '@/domain/stock/list-data'
import { vehicleStructuredData } from '@/domain/stock/vehicle-page/structured-data'
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
import type { VehiclePage } from './vehicle-page'

export function VehicleView(page: VehiclePage) {
  const { vehicle, layout, crumbs, gallery } = page
  const { isForSale, price } = page.offer
  const said = announcement(vehicle, page.primaryCity)
  const event = vehiclePageEvent(vehicle)
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
        cdn={gallery.imageCdn}
        start={gallery.start}
      />
      {/* Where the name is above the photos, the lead comes before the contact panel and the rest after it. */}
      {isAbove && <div className="vehicle-lead">{lead}</div>}
      <aside className="vehicle-aside">
        <div className="vehicle-summary">
          {!isAbove && head}
          <ContactPanel {...page} />
          <div className="vehicle-share">
            <ShareBlock {...page.sharing} />
            <PrintButtons slug={vehicle.slug} />
          </div>
          <SummaryRoom />
        </div>
      </aside>
      <VehicleInformation page={page} lead={!isAbove && lead} />
      <VehicleTools {...page} />
      {page.featureLinks.length > 0 && (
        <section aria-label="More from us" className="vehicle-more">
          <FeatureLinks links={page.featureLinks} />
        </section>
      )}
      {isForSale && <VehicleOverlays {...page} />}
      {page.isTracked && event !== null && <PageView event={event} />}
      <JsonLd data={vehicleStructuredData(vehicle, price, page.address)} />
      {page.address && <JsonLd data={breadcrumbList(crumbs, new URL(page.address).origin)} />}
    </div>
  )
}
