/**
 * Marks a rendered page as the answer to an address that does not exist. `notFound()` would do without, but Next then sends
 * an empty document that only JavaScript fills; the cache handler turns the mark into the status 404 instead.
 */
export const NOT_FOUND_TAG = 'answer:not-found'
