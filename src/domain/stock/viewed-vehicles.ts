/** As many of the vehicles a shopper looked at as a browser remembers and a row shows. */
export const MOST_VIEWED = 12

/** Where every website answers with the vehicles that an address names as looked at. */
export const RECENTLY_VIEWED = '/recently-viewed'
