/** A paragraph of a folded text: what is always shown, and what waits behind the toggle. Either may be empty. */
export interface FoldedParagraph {
  readonly shown: string
  readonly rest: string
}

/**
 * Folds a text to its first `limit` characters (VDP-24), cut after a whole word where there is one; what a shopper unfolds goes on where it
 * stopped. A text of no more than `limit` characters has no rest.
 */
export function foldText(paragraphs: readonly string[], limit: number): readonly FoldedParagraph[] {
  let room = limit
  return paragraphs.map((text) => {
    const cut = text.length <= room ? text.length : lastGap(text, room)
    room = text.length <= room ? room - text.length : 0
    return { shown: text.slice(0, cut), rest: text.slice(cut) }
  })
}

function lastGap(text: string, room: number): number {
  const gap = text.lastIndexOf(' ', room)
  return gap > 0 ? gap : room
}
