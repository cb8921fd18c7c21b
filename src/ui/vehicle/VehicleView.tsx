import { breadcrumbList } from '@/domain/stock/list-data'
import { vehicleStructuredData } from '@/domain/stock/vehicle-page/structured-data'
import type { VehiclePage } from '@/domain/stock/vehicle-page/vehicle-page'
import { vehiclePageEvent } from '@/domain/tracking/lead-events'
import { announcement } from '@/domain/vehicle/sale/announcement'
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

const columns =
  'grid grid-cols-[[page-start]_var(--gutter)_[full-start]_minmax(0,1fr)_[full-end]_var(--gutter)_[page-end]] gap-y-6 pb-(--section-space) [--gutter:1rem] sm:[--gutter:1.5rem] lg:grid-flow-row-dense lg:grid-cols-[[page-start]_var(--gutter)_[full-start]_minmax(0,1fr)_[main-end]_clamp(1.5rem,4vw,3.5rem)_[aside-start]_24rem_[full-end]_var(--gutter)_[page-end]] lg:gap-y-8 lg:[--gutter:max(2rem,(100vw_-_80rem)/2)]'

/**
 * Sticks within the aside, which ends with the tools: as a grid item it would continue over the content below. A
 * summary higher than the screen sticks by its bottom edge, and lower while the focused element would be behind the
 * bars.
 */
const sticky =
  'lg:sticky lg:top-[clamp(var(--summary-head)_-_var(--summary-focus,999rem),100dvh_-_var(--summary-height,0px)_-_var(--bottom-bar,0px)_-_var(--tray,0px)_-_1.5rem,var(--summary-head))] lg:transition-[top] lg:duration-(--motion-entrance) lg:[--summary-head:var(--summary-top,calc(var(--header-offset)_+_1.5rem))]'

/** In one column, its parts are items of the page: first the photo, then the price, then the name. */
const headClass =
  'vehicle-head flex flex-wrap items-end justify-between gap-x-12 gap-y-4 max-lg:contents max-lg:[&~:not(.gallery)]:order-3 lg:-my-3'

/** Truncated, because the heading below shows the whole name. */
const truncatedCrumbs =
  'sm:[&_ol]:flex-nowrap sm:[&_li:not(:last-child)]:shrink-0 sm:[&_li:last-child>span]:truncate'

export function VehicleView(page: VehiclePage) {
  const { vehicle, layout, crumbs, gallery } = page
  const { isForSale, price } = page.offer
  const notice = announcement(vehicle, page.primaryCity)
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
    <div className={`vehicle-page ${columns}`} data-car-types={vehicle.car_type}>
      {isForSale && <VehicleBar {...page} />}
      {notice && (
        <div className="col-[page] bg-caution-soft text-[#14161a] has-[>forecourt-island:empty]:hidden has-[>forecourt-island>[data-dismissed]]:invisible">
          <AnnouncementBar notice={notice} />
        </div>
      )}
      <div className={`-mb-3 ${crumbsSpace(Boolean(notice), isAbove)} ${truncatedCrumbs}`}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      {isAbove && <header className={`${headClass} ${isForSale ? 'lg:flex-nowrap' : ''}`}>{head}</header>}
      <VehicleGallery
        vehicle={vehicle}
        layout={layout.gallery}
        cdn={gallery.imageCdn}
        start={gallery.start}
      />
      {/* Where the name is above the photos, the lead comes before the contact panel and the rest after it. */}
      {isAbove && <div className="flex flex-col gap-12 lg:col-[full-start/main-end]">{lead}</div>}
      <aside
        className={`lg:col-[aside-start/full-end] ${isAbove ? 'lg:row-end-[span_4]' : 'lg:row-end-[span_3]'} ${layout.gallery === 'fullBleed' ? 'lg:pt-6' : ''}`}
      >
        <div
          className={`vehicle-summary flex flex-col gap-5 lg:rounded-card lg:border lg:border-line lg:bg-surface-1 lg:p-6 ${sticky}`}
        >
          {!isAbove && head}
          <ContactPanel {...page} />
          <div className="flex flex-col gap-3 border-t border-line pt-5 sm:max-lg:flex-row sm:max-lg:flex-wrap sm:max-lg:gap-x-6">
            <ShareBlock {...page.sharing} />
            <PrintButtons slug={vehicle.slug} />
          </div>
          <SummaryRoom />
        </div>
      </aside>
      <VehicleInformation page={page} lead={!isAbove && lead} />
      <VehicleTools {...page} />
      {page.featureLinks.length > 0 && (
        <section aria-label="More from us" className="mt-8">
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

function crumbsSpace(isAnnounced: boolean, isAbove: boolean): string {
  if (isAnnounced) return '-mt-3'
  return isAbove ? 'pt-3' : 'pt-3 lg:pt-5'
}
