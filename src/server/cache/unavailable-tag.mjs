/** Marks a rendered page that could not tell what it was asked for: the cache handler answers 503, so that nobody takes it for the page. */
export const UNAVAILABLE_TAG = 'answer:unavailable'
