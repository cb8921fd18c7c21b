import type { FeatureBannerBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { FeatureLinks } from '@/ui/blocks/FeatureLinks'

export function FeatureBannerView({ block }: { block: FeatureBannerBlock }) {
  return (
    <BlockSection heading={block.heading} headingClass="mb-8">
      <FeatureLinks links={block.links} />
    </BlockSection>
  )
}
