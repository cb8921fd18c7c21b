/** The blurred pixels of a vehicle `v`'s leading photo as it is now; null when they are of an earlier photo, or not made. */
export const photoPreviewColumn = `CASE WHEN v.photo_preview_of = v.primary_image_url THEN nullif(v.photo_preview, '') END`
