/**
 * Marks a rendered page as the response to an address that does not exist. The cache handler turns the mark into status 404. With
 * `notFound()`, Next would send an empty document that only JavaScript fills.
 */
export const NOT_FOUND_TAG = 'answer:not-found'

/** Marks a rendered page whose content was unavailable. The cache handler answers 503, so that crawlers do not index it as the page. */
export const UNAVAILABLE_TAG = 'answer:unavailable'
