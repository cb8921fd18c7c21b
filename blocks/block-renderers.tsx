import type { ReactNode } from 'react'
import { siteCalculator } from '@/domain/finance/offer/site-calculator'
import { listSmallPrint, type SmallPrint } from '@/domain/finance/offer/small-print'
import { hasWeeklyFigure } from '@/domain/finance/offer/weekly-figure'
import { showsRating } from '@/domain/reviews/star-rating'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { StockCarousel } from '@/ui/vehicle-rows/StockCarousel'
import { ArticlesView } from './articles/view'
import type { BlockOf, BlockPlace, BlockType, RatedContent } from './block-types'
import { loadBodyTypePicker } from './body-type-picker/load'
import { BodyTypePickerView } from './body-type-picker/view'
import { loadBrandDirectory } from './brand-directory/load'
import { BrandDirectoryView } from './brand-directory/view'
import { loadBrandGrid } from './brand-grid/load'
import { BrandGridView } from './brand-grid/view'
import { loadBrandModels } from './brand-models/load'
import { BrandModelsView } from './brand-models/view'
import { loadBudgetSearch } from './budget-search/load'
import { BudgetSearchView } from './budget-search/view'
import { CallToActionView } from './call-to-action/view'
import { FaqView } from './faq/view'
import { FeatureBannerView } from './feature-banner/view'
import { FinanceCalculatorView } from './finance-calculator/view'
import { loadGroupStats } from './group-stats/load'
import { GroupStatsView } from './group-stats/view'
import { HeroView } from './hero/view'
import { loadImageSlider } from './image-slider/load'
import { ImageSliderView } from './image-slider/view'
import { ImageTilesView } from './image-tiles/view'
import { loadLatestPosts } from './latest-posts/load'
import { LatestPostsView } from './latest-posts/view'
import { loadLeadForm } from './lead-form/load'
import { LeadFormView } from './lead-form/view'
import { loadLegalText } from './legal-text/load'
import { LegalTextView } from './legal-text/view'
import { loadLocations } from './locations/load'
import { LocationsView } from './locations/view'
import { loadModelShowcase } from './model-showcase/load'
import { ModelShowcaseView } from './model-showcase/view'
import { loadOffers } from './offers/load'
import { OffersView } from './offers/view'
import { PaymentStripView } from './payment-strip/view'
import { PictureTextView } from './picture-text/view'
import { loadPriceLinks } from './price-links/load'
import { PriceLinksView } from './price-links/view'
import { PromisesView } from './promises/view'
import { loadReviews } from './reviews/load'
import { ReviewsView } from './reviews/view'
import { RichTextView } from './rich-text/view'
import { loadSale } from './sale/load'
import { SaleView } from './sale/view'
import { loadSalesCounter } from './sales-counter/load'
import { SalesCounterView } from './sales-counter/view'
import { loadSimilarVehicles } from './similar-vehicles/load'
import { SimilarVehiclesView } from './similar-vehicles/view'
import { StarRatingView } from './star-rating/view'
import { loadStockCarousel } from './stock-carousel/load'
import { WarrantyView } from './warranty/view'

export type Renderer<Type extends BlockType> = (
  block: BlockOf<Type>,
  ctx: TenantContext,
  place: BlockPlace,
) => Content | Promise<Content>

type Content = ReactNode | RatedContent

/** Wraps cards that have small print, so that the page shows it only once. `show` receives null on later blocks. */
function warnOnce(smallPrint: SmallPrint | null, show: (left: SmallPrint | null) => ReactNode): Content {
  if (!smallPrint) return show(null)
  return { withRates: (isFirst) => show(isFirst ? smallPrint : null) }
}

/** The renderer of each block type. A block type without an entry does not compile. */
export const blockRenderers = {
  hero: (block, ctx, place) => (
    <HeroView block={block} place={place} wording={ctx.settings['site.vehicleWording']} />
  ),
  richText: (block) => <RichTextView block={block} />,
  imageTiles: (block, _, place) => <ImageTilesView block={block} place={place} />,
  imageSlider: async (block, ctx, place) => (
    <ImageSliderView
      heading={block.heading}
      slides={await loadImageSlider(block, ctx, place.now)}
      place={place}
    />
  ),
  featureBanner: (block) => <FeatureBannerView block={block} />,
  groupStats: (block, ctx) => <GroupStatsView heading={block.heading} figures={loadGroupStats(block, ctx)} />,
  faq: (block) => <FaqView block={block} />,
  callToAction: (block, _, { isFinanceForm }) => (
    <CallToActionView block={block} isFinanceForm={isFinanceForm} />
  ),
  stockCarousel: async (block, ctx, { now }) => {
    const stock = await loadStockCarousel(block, ctx)
    const smallPrint = hasWeeklyFigure(stock.vehicles)
      ? listSmallPrint(ctx.financeProvider, ctx.settings)
      : null
    return warnOnce(smallPrint, (left) => (
      <StockCarousel {...stock} heading={block.heading} smallPrint={left} now={now} />
    ))
  },
  sale: async (block, ctx, { now }) => {
    const sale = await loadSale(block, ctx, now)
    const smallPrint =
      sale.stock && hasWeeklyFigure(sale.stock.vehicles)
        ? listSmallPrint(ctx.financeProvider, ctx.settings)
        : null
    return warnOnce(smallPrint, (left) => <SaleView block={block} sale={sale} smallPrint={left} now={now} />)
  },
  salesCounter: async (block, ctx, { now }) => (
    <SalesCounterView block={block} loaded={await loadSalesCounter(ctx, now)} />
  ),
  similarVehicles: async (block, ctx, { now }) => {
    const stock = await loadSimilarVehicles(block, ctx)
    const listed = listSmallPrint(ctx.financeProvider, ctx.settings)
    // Vehicles that the browser loads later may have weekly figures.
    const mayHaveFigures = stock !== null && (stock.similar === null || hasWeeklyFigure(stock.similar))
    return warnOnce(mayHaveFigures ? listed : null, (left) => (
      <SimilarVehiclesView stock={stock} hasWeekly={listed !== null} smallPrint={left} now={now} />
    ))
  },
  bodyTypePicker: async (block, ctx) => (
    <BodyTypePickerView heading={block.heading} limit={block.limit} bodies={await loadBodyTypePicker(ctx)} />
  ),
  budgetSearch: async (block, ctx, place) => (
    <BudgetSearchView block={block} budget={await loadBudgetSearch(ctx)} id={`budget-${place.position}`} />
  ),
  financeCalculator: (block, ctx, place) => {
    const calculator = siteCalculator(ctx.financeProvider, ctx.settings)
    if (!calculator) return null
    return {
      withRates: (isFirst) => (
        <FinanceCalculatorView
          block={block}
          calculator={calculator}
          id={`finance-${place.position}`}
          isFirst={place.isFirst}
          isFinanceForm={place.isFinanceForm}
          isWarned={!isFirst}
        />
      ),
    }
  },
  brandGrid: async (block, ctx) => (
    <BrandGridView heading={block.heading} makes={await loadBrandGrid(block, ctx)} />
  ),
  brandDirectory: async (block, ctx) => (
    <BrandDirectoryView heading={block.heading} groups={await loadBrandDirectory(ctx)} />
  ),
  brandModels: async (block, ctx) => (
    <BrandModelsView heading={block.heading} models={await loadBrandModels(block, ctx)} />
  ),
  offers: async (block, ctx, { now }) => (
    <OffersView block={block} {...(await loadOffers(block, ctx, now))} />
  ),
  leadForm: async (block, ctx, place) => (
    <LeadFormView
      block={block}
      loaded={await loadLeadForm(block, ctx)}
      id={`form-${place.position}`}
      pageId={place.pageId}
      isFinanceForm={place.isFinanceForm}
    />
  ),
  locations: async (block, ctx, { now, path, position }) => (
    <LocationsView
      block={block}
      {...(await loadLocations(block, ctx, { now, path }))}
      id={`locations-${position}`}
    />
  ),
  legalText: async (block, ctx) => (
    <LegalTextView text={await loadLegalText(block, ctx)} showTitle={block.showTitle ?? false} />
  ),
  starRating: (block, ctx) => (
    <StarRatingView block={block} isShown={showsRating(block.rating, ctx.settings)} />
  ),
  reviews: async (block, ctx, { now }) => (
    <ReviewsView block={block} shown={await loadReviews(block, ctx, now)} now={now} />
  ),
  paymentStrip: (block, ctx) => (
    <PaymentStripView heading={block.heading} brands={ctx.settings['content.paymentCards']} />
  ),
  latestPosts: async (block, ctx, { now }) => (
    <LatestPostsView block={block} posts={await loadLatestPosts(block, ctx, now)} />
  ),
  articles: (block, ctx) => <ArticlesView block={block} limit={ctx.settings['site.blogsCount']} />,
  warranty: (block, ctx) => <WarrantyView block={block} usual={ctx.settings['content.warranty']} />,
  promises: (block) => <PromisesView block={block} />,
  pictureText: (block) => <PictureTextView block={block} />,
  priceLinks: async (block, ctx) => (
    <PriceLinksView heading={block.heading} links={await loadPriceLinks(block, ctx)} />
  ),
  modelShowcase: async (block, ctx) => (
    <ModelShowcaseView
      heading={block.heading}
      models={await loadModelShowcase(block, ctx)}
      imageCdn={ctx.settings['integrations.imageCdnBase']}
    />
  ),
} satisfies { [Type in BlockType]: Renderer<Type> }
