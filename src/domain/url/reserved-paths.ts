import { ownValue } from '../records/own-value'

/** First segments of paths that every website serves itself (ROUTE-02, ROUTE-14, ROUTE-17), with what editors read about them. */
const residents: Readonly<Record<string, string>> = {
  admin: 'the admin',
  _next: "the website's scripts",
  search: 'the stock search',
  results: 'the stock search',
  'used-car': 'used stock',
  cars: 'the vehicle pages',
  models: 'the models in stock',
  watchlist: 'the watchlist',
  compare: 'the comparison page',
  print: 'the printed vehicle sheets',
  preview: 'the previews of drafts',
  'as-of': 'the website as of another time',
  'delivery-estimate': 'the delivery prices',
  'dealer-locator': 'the search for a location',
  'test-drive': 'the bookings of test drives',
  checkout: 'the reservations',
  'checkout-journey': 'the online purchases',
  'online-payment': 'the payment of invoices',
  'trade-in-offer': 'the offers for trade-ins',
  'sign-in': 'the sign-in page',
  'save-search': 'the saved searches',
  'spin-to-win': 'the competition',
  members: 'the pages behind sign-in',
  forms: 'the forms',
  offers: 'the offers',
  blog: 'the blog',
  success: 'the page after a form was sent',
  'robots.txt': 'the rules for search engines',
  'sitemap.xml': 'the sitemap',
  sitemaps: 'the sitemaps',
  media: 'pictures and files',
  image: 'pictures in every size',
  api: "the website's API",
  assets: "the website's files",
  orbit: "the website's 360° views",
  sites: 'the internal routes',
}

/** Single pages below a segment that editors use. */
const pages: Readonly<Record<string, string>> = {
  '/pages/unsubscribe': 'the unsubscribe page',
  '/my-garage': 'the garage',
}

/**
 * Null if the path is free. A reserved first segment reserves all paths below: `/cars/trade-in` would never be shown.
 */
export function reservedFor(path: string): string | null {
  const first = path.split('/')[1] ?? ''
  return ownValue(residents, first) ?? ownValue(pages, path) ?? null
}
