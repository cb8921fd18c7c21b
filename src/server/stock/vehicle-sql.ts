/** `isForSale` in SQL, for a row `v` of vehicles. */
export const FOR_SALE = `(v.status IN ('in_stock', 'coming_soon') AND NOT coalesce(v.sold, false))`

/** For sale, and shown on the website. */
export const LISTED = `${FOR_SALE} AND v.show_on_dealer_website AND NOT coalesce(v.staff_hidden, false)`

/**
 * The blurred preview of a vehicle `v`'s current leading photo. Null when the preview is missing or belongs to an earlier photo.
 */
export const photoPreviewColumn = `CASE WHEN v.photo_preview_of = v.primary_image_url THEN nullif(v.photo_preview, '') END`

/** What the feed says of the vehicle `v`, also while a shopper has reserved it. */
export const FEED_RESERVED = 'CASE WHEN v.held_until IS NULL THEN v.reserved ELSE v.feed_reserved END'

/** Whether the vehicle `v` is reserved, by the feed or by a shopper. A reservation ends by the clock, whatever the worker does. */
export const RESERVED_NOW = `CASE WHEN v.held_until <= now() THEN v.feed_reserved ELSE v.reserved END`
