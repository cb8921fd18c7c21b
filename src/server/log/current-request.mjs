import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @typedef {object} CurrentRequest
 * @property {string} id as the proxy in front named it, or of our own making
 * @property {string} host as it was asked for
 * @property {string} [tenant] the website's slug, once it is known
 */

/** Websites by host, so that a page that is sent from memory is logged with its website. More hosts than these are nobody's doing. */
const MOST_HOSTS = 10_000

/** One store a process: Next bundles its own copy of this module for each route. */
const KEY = Symbol.for('forecourt.current-request')

/** @typedef {{ requests: AsyncLocalStorage<CurrentRequest>, tenantOfHost: Map<string, string> }} Kept */

/** @returns {Kept} */
function kept() {
  const holder = /** @type {Record<symbol, Kept>} */ (/** @type {unknown} */ (globalThis))
  holder[KEY] ??= { requests: new AsyncLocalStorage(), tenantOfHost: new Map() }
  return holder[KEY]
}

/**
 * @template T
 * @param {CurrentRequest} request
 * @param {() => T} handle
 */
export const withRequest = (request, handle) => kept().requests.run(request, handle)

/** Null in the worker, in commands and in development. */
export const currentRequest = () => kept().requests.getStore() ?? null

/**
 * Notes whose website the request that runs is of.
 * @param {string} slug
 */
export function noteTenant(slug) {
  const request = currentRequest()
  if (!request) return
  request.tenant = slug
  const { tenantOfHost } = kept()
  if (tenantOfHost.size >= MOST_HOSTS) tenantOfHost.clear()
  tenantOfHost.set(request.host, slug)
}

/**
 * Whose website a host was when it was asked for last; undefined until then.
 * @param {string} host
 */
export const knownTenant = (host) => kept().tenantOfHost.get(host)
