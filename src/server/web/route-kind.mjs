/** @typedef {'page' | 'vehicle' | 'search' | 'endpoint' | 'picture' | 'file' | 'admin' | 'upkeep'} RouteKind */

/** @type {readonly (readonly [RouteKind, RegExp])[]} by the start of the path */
const KINDS = [
  ['upkeep', /^\/(?:api\/health|metrics|api\/domains)(?:\/|$)/],
  ['endpoint', /^\/api\//],
  ['admin', /^\/admin(?:\/|$)/],
  ['file', /^\/(?:_next|assets|orbit)\//],
  ['picture', /^\/(?:image|media)\//],
  ['vehicle', /^\/(?:cars|used-car)\//],
  ['search', /^\/search(?:\/|$)/],
]

/**
 * The kind of route that answers a path, as a metrics label with few values. Defaults to a page.
 * @param {string} path @returns {RouteKind}
 */
export const routeKind = (path) => KINDS.find(([, beginning]) => beginning.test(path))?.[0] ?? 'page'
