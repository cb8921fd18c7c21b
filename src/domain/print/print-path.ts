/** Where every website answers with a vehicle on a sheet of paper. */
export const PRINT = '/print'

/** The page of a vehicle to be printed (ROUTE-25). */
export function printPath({ slug }: { readonly slug: string }): string {
  return `${PRINT}?car_id=${encodeURIComponent(slug)}`
}

/** The vehicle's PDF (SHARE-11, decision 78). */
export function pdfPath({ slug }: { readonly slug: string }): string {
  return `/api/print/${encodeURIComponent(slug)}`
}
