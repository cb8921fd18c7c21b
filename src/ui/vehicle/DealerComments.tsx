import { commentParagraphs, PENDING_COMMENTS } from '@/domain/stock/dealer-comments'
import { FoldedText } from '@/ui/primitives/FoldedText'

/** Characters shown before Show More (VDP-24). */
const LIMIT = 400

/** The dealer's own words, as plain text whatever the feed sent (VDP-24…26). */
export function DealerComments({ comments }: { comments: string | null }) {
  const paragraphs = commentParagraphs(comments)
  if (paragraphs.length === 0) return <p className="text-ink-2">{PENDING_COMMENTS}</p>
  return <FoldedText paragraphs={paragraphs} limit={LIMIT} />
}
