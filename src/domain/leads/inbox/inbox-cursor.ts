/** The last row of a page. The next page begins after it. */
export interface InboxCursor {
  /** ISO 8601, to the millisecond. */
  readonly createdAt: string
  readonly id: number
}

const SHAPE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,9})$/

export const formatCursor = ({ createdAt, id }: InboxCursor): string => `${createdAt}_${id}`

/** Null for a text that is no cursor. */
export function parseCursor(text: string): InboxCursor | null {
  const [, createdAt, id] = SHAPE.exec(text) ?? []
  if (createdAt === undefined || Number.isNaN(Date.parse(createdAt))) return null
  return { createdAt, id: Number(id) }
}
