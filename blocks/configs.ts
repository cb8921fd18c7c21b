import type { Block } from 'payload'
import { articlesConfig } from './articles/config'
import { bodyTypePickerConfig } from './body-type-picker/config'
import { brandDirectoryConfig } from './brand-directory/config'
import { brandGridConfig } from './brand-grid/config'
import { brandModelsConfig } from './brand-models/config'
import { budgetSearchConfig } from './budget-search/config'
import { callToActionConfig } from './call-to-action/config'
import { faqConfig } from './faq/config'
import { featureBannerConfig } from './feature-banner/config'
import { financeCalculatorConfig } from './finance-calculator/config'
import { groupStatsConfig } from './group-stats/config'
import { heroConfig } from './hero/config'
import { imageSliderConfig } from './image-slider/config'
import { imageTilesConfig } from './image-tiles/config'
import { latestPostsConfig } from './latest-posts/config'
import { leadFormConfig } from './lead-form/config'
import { legalTextConfig } from './legal-text/config'
import { locationsConfig } from './locations/config'
import { modelShowcaseConfig } from './model-showcase/config'
import { offersConfig } from './offers/config'
import { paymentStripConfig } from './payment-strip/config'
import { pictureTextConfig } from './picture-text/config'
import { priceLinksConfig } from './price-links/config'
import { promisesConfig } from './promises/config'
import { reviewsConfig } from './reviews/config'
import { richTextConfig } from './rich-text/config'
import { saleConfig } from './sale/config'
import { salesCounterConfig } from './sales-counter/config'
import { similarVehiclesConfig } from './similar-vehicles/config'
import { starRatingConfig } from './star-rating/config'
import { stockCarouselConfig } from './stock-carousel/config'
import { warrantyConfig } from './warranty/config'

export const blockConfigs: Block[] = [
  heroConfig,
  richTextConfig,
  imageTilesConfig,
  imageSliderConfig,
  featureBannerConfig,
  groupStatsConfig,
  faqConfig,
  callToActionConfig,
  stockCarouselConfig,
  similarVehiclesConfig,
  bodyTypePickerConfig,
  budgetSearchConfig,
  financeCalculatorConfig,
  leadFormConfig,
  locationsConfig,
  brandGridConfig,
  brandDirectoryConfig,
  brandModelsConfig,
  offersConfig,
  legalTextConfig,
  articlesConfig,
  latestPostsConfig,
  modelShowcaseConfig,
  paymentStripConfig,
  pictureTextConfig,
  priceLinksConfig,
  promisesConfig,
  saleConfig,
  salesCounterConfig,
  starRatingConfig,
  reviewsConfig,
  warrantyConfig,
]
