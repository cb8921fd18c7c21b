/** Marks a rendered page whose content was unavailable. The cache handler answers 503, so that crawlers do not index it as the page. */
export const UNAVAILABLE_TAG = 'answer:unavailable'
