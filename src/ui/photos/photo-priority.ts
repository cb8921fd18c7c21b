/**
 * The loading priority of a photo. `first`: before everything else (the page's largest picture). `early`:
 * with the page (those beside it on a wide screen; on a phone they would only compete for bandwidth). `near`:
 * when it is near the viewport.
 */
export type PhotoPriority = 'first' | 'early' | 'near'

export const loadingAttributes = (turn: PhotoPriority) =>
  ({
    loading: turn === 'near' ? 'lazy' : 'eager',
    fetchPriority: turn === 'first' ? 'high' : 'auto',
  }) as const
