/**
 * The title of a page for search engines and tabs: what it is, which page of it, then whose: `Used cars, Page 2 | Kestrel Kia`. One
 * that ends with the site's name (`About Kestrel Kia`, or the home page) does not say it twice.
 */
export function titleOf(page: string, site: string, part = ''): string {
  const isNamed = ` ${page}`.toLowerCase().endsWith(` ${site.toLowerCase()}`)
  const title = [page, part].filter(Boolean).join(', ')
  return isNamed ? title : `${title} | ${site}`
}
