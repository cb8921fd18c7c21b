/** VDP-25. */
export const PENDING_COMMENTS = 'Dealer comments are pending. Please check back here later.'

/** Splits comments at pipes (VDP-26). Text of pipes only has no paragraphs (VDP-25). */
export function commentParagraphs(comments: string | null): readonly string[] {
  return (comments ?? '')
    .split('|')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
