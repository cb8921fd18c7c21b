/**
 * Opens a page without waiting for its pictures. Without scripts a browser loads them all at once, even far
 * below the viewport, and the server resizes each on its first request.
 */
export const BEFORE_PICTURES = { waitUntil: 'domcontentloaded' } as const
