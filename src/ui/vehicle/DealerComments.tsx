import { commentParagraphs, PENDING_COMMENTS } from '@/domain/stock/dealer-comments'

/** The dealer's own words, as plain text whatever the feed sent (VDP-25, VDP-26). */
export function DealerComments({ comments }: { comments: string | null }) {
  const paragraphs = commentParagraphs(comments)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">Dealer comments</h2>
      <div className="flex max-w-prose flex-col gap-3 text-ink-2">
        {paragraphs.length === 0 && <p>{PENDING_COMMENTS}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="break-words">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
