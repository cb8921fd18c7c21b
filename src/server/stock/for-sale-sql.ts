/** `isForSale` in SQL, for a row `v` of vehicles. */
export const FOR_SALE = `(v.status IN ('in_stock', 'coming_soon') AND NOT coalesce(v.sold, false))`
