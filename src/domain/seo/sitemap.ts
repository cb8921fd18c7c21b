/** The limit of sitemaps.org. */
export const SITEMAP_ADDRESSES = 50_000

export interface SitemapEntry {
  readonly path: string
  /** ISO 8601; null if unknown. */
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

/** `origin` is such as `https://example.com.au`. */
export function sitemapUrl({ path, changed }: SitemapEntry, origin: string): string {
  const lastmod = changed ? `<lastmod>${asXml(changed)}</lastmod>` : ''
  return `<url><loc>${asXml(origin + path)}</loc>${lastmod}</url>\n`
}

/** At least one. */
export function sitemapsFor(addresses: number): number {
  return Math.max(1, Math.ceil(addresses / SITEMAP_ADDRESSES))
}

/** Lists `/sitemaps/1.xml` and so on. */
export function sitemapIndex(sitemaps: number, origin: string): string {
  const each = Array.from(
    { length: sitemaps },
    (_, index) => `<sitemap><loc>${asXml(`${origin}/sitemaps/${index + 1}.xml`)}</loc></sitemap>\n`,
  )
  return `${XML}<sitemapindex ${SPACE}>\n${each.join('')}</sitemapindex>\n`
}

/** Null for any file name but `{number}.xml`. */
export function sitemapNumber(file: string): number | null {
  const number = /^([1-9]\d{0,4})\.xml$/.exec(file)?.[1]
  return number === undefined ? null : Number(number)
}
