/** The page that reserves a vehicle, by the website's setting (ROUTE-18). */
export const checkoutPath = (pattern: string, slug: string): string =>
  pattern.replace('{slug}', encodeURIComponent(slug))
