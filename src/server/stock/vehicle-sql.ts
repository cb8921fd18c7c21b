/** `isForSale` in SQL, for a row `v` of vehicles. */
export const FOR_SALE = `(v.status IN ('in_stock', 'coming_soon') AND NOT coalesce(v.sold, false))`

/**
 * The blurred preview of a vehicle `v`'s current leading photo. Null when the preview is missing or belongs to an earlier photo.
 */
export const photoPreviewColumn = `CASE WHEN v.photo_preview_of = v.primary_image_url THEN nullif(v.photo_preview, '') END`
