/** A paragraph of a folded text: what is always shown, and what waits behind the toggle. Either may be empty. */
export interface FoldedParagraph {
  readonly shown: string
  readonly rest: string
}

/**
 * Folds a text to its first `limit` characters (VDP-24), cut after a whole word, or a whole paragraph, where one ends in their last
 * quarter; what a shopper unfolds goes on where it stopped. A text of no more than `limit` characters has no rest.
 */
export function foldText(paragraphs: readonly string[], limit: number): readonly FoldedParagraph[] {
  let room = limit
  return paragraphs.map((text) => {
    const cut = text.length <= room ? text.length : cutOf(text, room, limit)
    room = text.length <= room ? room - text.length : 0
    return { shown: text.slice(0, cut), rest: text.slice(cut) }
  })
}

/** At a gap, unless too much of the text would be folded away for it: then in the word, but never in a character. */
function cutOf(text: string, room: number, limit: number): number {
  const most = limit / 4
  for (let gap = room; gap > 0 && gap >= room - most; gap -= 1) if (/\s/.test(text.charAt(gap))) return gap
  if (room < limit && room <= most) return 0
  const isPair = /[\uD800-\uDBFF]/.test(text.charAt(room - 1))
  return isPair ? room - 1 : room
}
