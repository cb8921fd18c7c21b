/**
 * Opens a page without waiting for its pictures. Without scripts a browser fetches them all at once, however far down, and the
 * server makes each when it is first asked for.
 */
export const BEFORE_PICTURES = { waitUntil: 'domcontentloaded' } as const
