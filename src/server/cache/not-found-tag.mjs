/**
 * Marks a rendered page as the response to an address that does not exist. The cache handler turns the mark into status 404. With
 * `notFound()`, Next would send an empty document that only JavaScript fills.
 */
export const NOT_FOUND_TAG = 'answer:not-found'
