/** First segments of addresses that every website answers itself, with what lives there (ROUTE-02, ROUTE-14, ROUTE-17). */
const residents: Readonly<Record<string, string>> = {
  search: 'the stock search',
  'used-car': 'used stock',
  cars: 'the vehicles',
  media: 'pictures and files',
  api: "the website's own programs",
  assets: "the website's own files",
  sites: "the website's own programs",
  'empty-page': 'the measuring of page sizes',
}

/**
 * What answers at a page's path in place of the page, in an editor's words, or null when the path is free. A path belongs
 * to what holds its first segment, also below it: a page at `/cars/trade-in` would never show.
 */
export function reservedFor(path: string): string | null {
  const first = path.split('/')[1] ?? ''
  return Object.hasOwn(residents, first) ? (residents[first] ?? null) : null
}
