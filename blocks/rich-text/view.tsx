import type { RichTextBlock } from '@/payload-types'
import { RichText } from '@/ui/rich-text/RichText'

export function RichTextView({ block }: { block: RichTextBlock }) {
  return (
    <div className="container-page section-space">
      <RichText content={block.content} />
    </div>
  )
}
