/** @typedef {'page' | 'vehicle' | 'search' | 'endpoint' | 'picture' | 'file' | 'admin' | 'upkeep'} RouteKind */

/** @type {readonly (readonly [RouteKind, RegExp])[]} by the beginning of the path */
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
 * What kind of route answers a path: few enough to count by. What is none of the others is a page.
 * @param {string} path @returns {RouteKind}
 */
export const routeKind = (path) => KINDS.find(([, beginning]) => beginning.test(path))?.[0] ?? 'page'
