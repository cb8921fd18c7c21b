import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @typedef {object} CurrentRequest
 * @property {string} id from the proxy in front, or generated
 * @property {string} host as requested
 * @property {string} [tenant] the website's slug, once resolved
 */

/** Maximum entries of the map from hosts to websites, with which pages served from memory are logged. No installation has more hosts. */
const MAX_HOSTS = 10_000

/** One store per process: Next bundles its own copy of this module for each route. */
const KEY = Symbol.for('forecourt.current-request')

/** @typedef {{ requests: AsyncLocalStorage<CurrentRequest>, tenantOfHost: Map<string, string> }} State */

/** @returns {State} */
function state() {
  const holder = /** @type {Record<symbol, State>} */ (/** @type {unknown} */ (globalThis))
  holder[KEY] ??= { requests: new AsyncLocalStorage(), tenantOfHost: new Map() }
  return holder[KEY]
}

/**
 * @template T
 * @param {CurrentRequest} request
 * @param {() => T} handle
 */
export const withRequest = (request, handle) => state().requests.run(request, handle)

/** Null in the worker, in commands and in development. */
export const currentRequest = () => state().requests.getStore() ?? null

/**
 * Sets the website of the current request.
 * @param {string} slug
 */
export function setRequestTenant(slug) {
  const request = currentRequest()
  if (!request) return
  request.tenant = slug
  const { tenantOfHost } = state()
  if (tenantOfHost.size >= MAX_HOSTS) tenantOfHost.clear()
  tenantOfHost.set(request.host, slug)
}

/**
 * The website that a host last resolved to; undefined before its first request.
 * @param {string} host
 */
export const knownTenant = (host) => state().tenantOfHost.get(host)
