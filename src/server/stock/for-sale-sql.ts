/** `isForSale` of a stored vehicle `v`. */
export const FOR_SALE = `(v.status IN ('in_stock', 'coming_soon') AND NOT coalesce(v.sold, false))`
