/**
 * `Used cars, Page 2 | Kestrel Kia`. A page that ends with the site's name (`About Kestrel Kia`) does not repeat it.
 */
export function titleOf(page: string, site: string, part = ''): string {
  const isNamed = ` ${page}`.toLowerCase().endsWith(` ${site.toLowerCase()}`)
  const title = [page, part].filter(Boolean).join(', ')
  return isNamed ? title : `${title} | ${site}`
}
