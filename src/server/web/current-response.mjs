import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The response to the request being rendered. Next lets a page set its status only with `notFound()`, which sends an empty document that
 * scripts fill. One store per process: Next bundles its own copy of this module for each route.
 */
const KEY = Symbol.for('forecourt.current-response')

/** @returns {AsyncLocalStorage<import('node:http').ServerResponse>} */
function responses() {
  const holder = /** @type {Record<symbol, AsyncLocalStorage<import('node:http').ServerResponse>>} */ (
    /** @type {unknown} */ (globalThis)
  )
  holder[KEY] ??= new AsyncLocalStorage()
  return holder[KEY]
}

/**
 * @template T
 * @param {import('node:http').ServerResponse} response
 * @param {() => T} handle
 */
export const withResponse = (response, handle) => responses().run(response, handle)

/** Null outside the web server of `npm start`, for example in development. */
export const currentResponse = () => responses().getStore() ?? null
