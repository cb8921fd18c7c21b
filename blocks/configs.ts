import type { Block } from 'payload'
import { bodyTypePickerConfig } from './body-type-picker/config'
import { brandGridConfig } from './brand-grid/config'
import { callToActionConfig } from './call-to-action/config'
import { faqConfig } from './faq/config'
import { featureBannerConfig } from './feature-banner/config'
import { groupStatsConfig } from './group-stats/config'
import { heroConfig } from './hero/config'
import { imageTilesConfig } from './image-tiles/config'
import { legalTextConfig } from './legal-text/config'
import { richTextConfig } from './rich-text/config'
import { stockCarouselConfig } from './stock-carousel/config'

/** Every block an editor can place on a page. `render-blocks.tsx` must know a view for each. */
export const blockConfigs: Block[] = [
  heroConfig,
  richTextConfig,
  imageTilesConfig,
  featureBannerConfig,
  groupStatsConfig,
  faqConfig,
  callToActionConfig,
  stockCarouselConfig,
  bodyTypePickerConfig,
  brandGridConfig,
  legalTextConfig,
]
