/** The path of a vehicle's print view on every website. */
export const PRINT = '/print'

/** A vehicle's print view (ROUTE-25). */
export function printPath({ slug }: { readonly slug: string }): string {
  return `${PRINT}?car_id=${encodeURIComponent(slug)}`
}

/** A vehicle's PDF (SHARE-11, decision 78). */
export function pdfPath({ slug }: { readonly slug: string }): string {
  return `/api/print/${encodeURIComponent(slug)}`
}
