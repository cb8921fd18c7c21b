/**
 * When a photo is fetched: before all else (the one picture a page is judged by), with the page (those beside it on a wide
 * screen, which on a phone would only take the first one's bandwidth), or when it comes near the screen.
 */
export type PhotoTurn = 'first' | 'early' | 'near'

export const fetching = (turn: PhotoTurn) =>
  ({
    loading: turn === 'near' ? 'lazy' : 'eager',
    fetchPriority: turn === 'first' ? 'high' : 'auto',
  }) as const
