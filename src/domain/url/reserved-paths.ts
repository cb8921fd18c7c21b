import { ownValue } from '../records/own-value'

/** First segments of paths that every website serves itself (ROUTE-02, ROUTE-14, ROUTE-17), in an editor's words. */
const residents: Readonly<Record<string, string>> = {
  admin: "the platform's own admin",
  _next: "the website's own programs",
  search: 'the stock search',
  results: 'the stock search',
  'used-car': 'used stock',
  cars: 'the vehicles',
  models: 'the models in stock',
  watchlist: 'the vehicles a shopper has saved',
  compare: 'vehicles side by side',
  print: 'a vehicle to be printed',
  'delivery-estimate': 'the prices of delivery',
  'robots.txt': 'what search engines are told',
  'sitemap.xml': 'the list for search engines',
  sitemaps: 'the lists for search engines',
  media: 'pictures and files',
  image: 'pictures in every size',
  api: "the website's own programs",
  assets: "the website's own files",
  orbit: "the drawings of the website's 360° views",
  sites: "the website's own programs",
}

/**
 * Null if the path is free. A reserved first segment reserves all paths below: `/cars/trade-in` would never be shown.
 */
export function reservedFor(path: string): string | null {
  const first = path.split('/')[1] ?? ''
  return ownValue(residents, first) ?? null
}
