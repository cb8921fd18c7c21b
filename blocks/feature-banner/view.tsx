import type { FeatureBannerBlock } from '@/payload-types'
import { FeatureLinks } from '@/ui/blocks/FeatureLinks'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

export function FeatureBannerView({ block }: { block: FeatureBannerBlock }) {
  return (
    <section className="container-page section-space">
      <SectionHeading className="mb-8">{block.heading}</SectionHeading>
      <FeatureLinks links={block.links} />
    </section>
  )
}
