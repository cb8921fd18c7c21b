export const PRINT = '/print'

/** ROUTE-25. */
export function printPath({ slug }: { readonly slug: string }): string {
  return `${PRINT}?car_id=${encodeURIComponent(slug)}`
}

/** SHARE-11, decision 78. */
export function pdfPath({ slug }: { readonly slug: string }): string {
  return `/api/print/${encodeURIComponent(slug)}`
}
