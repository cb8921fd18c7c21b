import pg from 'pg'
import type { Question } from './ask'

const MAX_PICTURES = 3000

interface Site {
  readonly host: string
  readonly paths: readonly string[]
}

const PATHS = `
  SELECT t.slug, array_agg(DISTINCT '/cars/' || v.slug) || array_agg(DISTINCT '/search/' || lower(replace(v.make, ' ', '-'))) AS paths
  FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
  WHERE t.slug = ANY($1) AND v.status = 'in_stock' AND v.show_on_dealer_website AND NOT coalesce(v.staff_hidden, false)
  GROUP BY 1 ORDER BY 1`

/** Requests by number: pages, searches and images of several websites, seldom the same one twice. */
export class SitePages {
  readonly #pictures: Question[] = []

  private constructor(private readonly sites: readonly Site[]) {}

  static async of(databaseUrl: string, sites: readonly string[]): Promise<SitePages> {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      const { rows } = await client.query<{ slug: string; paths: string[] }>(PATHS, [sites])
      if (rows.length === 0) throw new Error('The database has no stock. Seed the demo dealers first.')
      return new SitePages(
        rows.map(({ slug, paths }) => ({ host: `${slug}.localhost`, paths: ['/', ...paths] })),
      )
    } finally {
      await client.end()
    }
  }

  get count(): number {
    return this.sites.reduce((sum, { paths }) => sum + paths.length, 0)
  }

  at(nth: number): Question {
    const site = this.sites[nth % this.sites.length] as Site
    const own = Math.floor(nth / this.sites.length)
    const kind = own % 10
    const picture = this.#pictures[own % this.#pictures.length]
    if (kind === 9 && picture) return picture
    if (kind >= 7) return { host: site.host, path: searchPath(own, kind === 7 ? '/search?' : SEARCH_API) }
    return { host: site.host, path: site.paths[own % site.paths.length] as string }
  }

  learn({ host }: Question, html: string): void {
    if (this.#pictures.length >= MAX_PICTURES) return
    for (const [, path = ''] of html.matchAll(/ src="(\/image\/[^"]+)"/g))
      this.#pictures.push({ host, path: path.replaceAll('&amp;', '&') })
  }
}

const SEARCH_API = '/api/stock/search?view=page&'

/** Each number gives new bounds, so that no answer comes from a cache. */
function searchPath(nth: number, start: string): string {
  const range = encodeURIComponent(`${nth % 97}:${20_000 + nth}`)
  return `${start}range[price]=${range}&page=${1 + (nth % 3)}`
}
