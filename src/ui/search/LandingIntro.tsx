import { RichText } from '@/ui/rich-text/RichText'
import type { RichTextContent } from '@/ui/rich-text/rich-text-node'

/** What an editor says of a landing page's stock. */
export function LandingIntro({ content }: { content: RichTextContent }) {
  return (
    <section aria-label="About these vehicles" className="border-line py-2 not-first:border-t not-first:pt-8">
      <RichText content={content} size="small" />
    </section>
  )
}
