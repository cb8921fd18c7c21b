/**
 * The title of a page for search engines and tabs: the page, its page number, the site: `Used cars, Page 2 | Kestrel
 * Kia`. If the page already ends with the site's name (`About Kestrel Kia`, or the home page), the name is not
 * repeated.
 */
export function titleOf(page: string, site: string, part = ''): string {
  const isNamed = ` ${page}`.toLowerCase().endsWith(` ${site.toLowerCase()}`)
  const title = [page, part].filter(Boolean).join(', ')
  return isNamed ? title : `${title} | ${site}`
}
