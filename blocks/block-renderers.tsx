import type { ReactNode } from 'react'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { BlockOf, BlockPlace, BlockType } from './block-types'
import { loadBodyTypePicker } from './body-type-picker/load'
import { BodyTypePickerView } from './body-type-picker/view'
import { loadBrandGrid } from './brand-grid/load'
import { BrandGridView } from './brand-grid/view'
import { CallToActionView } from './call-to-action/view'
import { FaqView } from './faq/view'
import { FeatureBannerView } from './feature-banner/view'
import { loadGroupStats } from './group-stats/load'
import { GroupStatsView } from './group-stats/view'
import { HeroView } from './hero/view'
import { ImageTilesView } from './image-tiles/view'
import { loadLegalText } from './legal-text/load'
import { LegalTextView } from './legal-text/view'
import { RichTextView } from './rich-text/view'
import { loadStockCarousel } from './stock-carousel/load'
import { StockCarouselView } from './stock-carousel/view'

export type Renderer<Type extends BlockType> = (
  block: BlockOf<Type>,
  ctx: TenantContext,
  place: BlockPlace,
) => ReactNode | Promise<ReactNode>

/** How each type of block is shown. A type in the schema without an entry here does not compile. */
export const blockRenderers = {
  hero: (block, ctx, place) => (
    <HeroView block={block} place={place} wording={ctx.settings['site.vehicleWording']} />
  ),
  richText: (block) => <RichTextView block={block} />,
  imageTiles: (block) => <ImageTilesView block={block} />,
  featureBanner: (block) => <FeatureBannerView block={block} />,
  groupStats: (block, ctx) => <GroupStatsView heading={block.heading} figures={loadGroupStats(block, ctx)} />,
  faq: (block) => <FaqView block={block} />,
  callToAction: (block) => <CallToActionView block={block} />,
  stockCarousel: async (block, ctx) => (
    <StockCarouselView
      {...(await loadStockCarousel(block, ctx))}
      heading={block.heading}
      settings={ctx.settings}
      now={new Date()}
    />
  ),
  bodyTypePicker: async (block, ctx) => (
    <BodyTypePickerView heading={block.heading} limit={block.limit} bodies={await loadBodyTypePicker(ctx)} />
  ),
  brandGrid: async (block, ctx) => (
    <BrandGridView heading={block.heading} makes={await loadBrandGrid(block, ctx)} />
  ),
  legalText: async (block, ctx) => (
    <LegalTextView text={await loadLegalText(block, ctx)} showTitle={block.showTitle ?? false} />
  ),
} satisfies { [Type in BlockType]: Renderer<Type> }
