/** As many addresses as one sitemap may have (sitemaps.org). */
export const SITEMAP_ADDRESSES = 50_000

/** An address of a website that search engines shall know. */
export interface SitemapEntry {
  readonly path: string
  /** When what it shows last changed, ISO 8601; null when that is not known. */
  readonly changed: string | null
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const sitemapStart = `${XML}<urlset ${SPACE}>\n`
export const sitemapEnd = '</urlset>\n'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const asXml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

/** One address of a sitemap. `origin` is such as `https://example.com.au`. */
export function sitemapUrl({ path, changed }: SitemapEntry, origin: string): string {
  const lastmod = changed ? `<lastmod>${asXml(changed)}</lastmod>` : ''
  return `<url><loc>${asXml(origin + path)}</loc>${lastmod}</url>\n`
}

/** How many sitemaps so many addresses take; one at least. */
export function sitemapsFor(addresses: number): number {
  return Math.max(1, Math.ceil(addresses / SITEMAP_ADDRESSES))
}

/** The sitemap of the sitemaps: `/sitemaps/1.xml` and on. */
export function sitemapIndex(sitemaps: number, origin: string): string {
  const each = Array.from(
    { length: sitemaps },
    (_, index) => `<sitemap><loc>${asXml(`${origin}/sitemaps/${index + 1}.xml`)}</loc></sitemap>\n`,
  )
  return `${XML}<sitemapindex ${SPACE}>\n${each.join('')}</sitemapindex>\n`
}

/** The number of `/sitemaps/{file}`; null when it is no sitemap's. */
export function sitemapNumber(file: string): number | null {
  const number = /^([1-9]\d{0,4})\.xml$/.exec(file)?.[1]
  return number === undefined ? null : Number(number)
}
