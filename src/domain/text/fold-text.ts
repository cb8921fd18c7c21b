/** Either part may be empty. */
export interface FoldedParagraph {
  readonly shown: string
  readonly rest: string
}

/**
 * Folds a text after its first `limit` characters (VDP-24). The visible part ends with a whole word, or a whole
 * paragraph if one ends in its last quarter; the hidden part continues from there. A text of at most `limit` characters
 * is not folded.
 */
export function foldText(paragraphs: readonly string[], limit: number): readonly FoldedParagraph[] {
  let room = limit
  return paragraphs.map((text) => {
    const cut = text.length <= room ? text.length : cutOf(text, room, limit)
    room = text.length <= room ? room - text.length : 0
    return { shown: text.slice(0, cut), rest: text.slice(cut) }
  })
}

/** Prefers white space. If that would hide too much text, splits the word, but never a surrogate pair. */
function cutOf(text: string, room: number, limit: number): number {
  const most = limit / 4
  for (let gap = room; gap > 0 && gap >= room - most; gap -= 1) if (/\s/.test(text.charAt(gap))) return gap
  if (room < limit && room <= most) return 0
  const isPair = /[\uD800-\uDBFF]/.test(text.charAt(room - 1))
  return isPair ? room - 1 : room
}
