/** Shown while a vehicle has no comments (VDP-25). */
export const PENDING_COMMENTS = 'Dealer comments are pending. Please check back here later.'

/** A dealer's comments as paragraphs: pipes part them (VDP-26). None is left of text that is only pipes (VDP-25). */
export function commentParagraphs(comments: string | null): readonly string[] {
  return (comments ?? '')
    .split('|')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
