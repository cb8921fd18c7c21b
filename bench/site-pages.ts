import { ask, type Question } from './ask'

const MOST_PICTURES = 3000

interface Site {
  readonly host: string
  /** Everything that its sitemap names: vehicles, landing pages, other pages. */
  readonly paths: readonly string[]
}

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

async function readSite(port: number, host: string): Promise<Site> {
  const { text } = await ask(port, { host, path: '/sitemap.xml' })
  const paths: string[] = []
  for (const path of pathsIn(text)) {
    if (path.endsWith('.xml')) paths.push(...pathsIn((await ask(port, { host, path })).text))
    else paths.push(path)
  }
  if (paths.length === 0) throw new Error(`${host} has no sitemap: plant the demo dealers first.`)
  return { host, paths }
}

/** What shoppers of several websites look at, by its number: pages, searches and pictures, seldom one of them twice. */
export class SitePages {
  readonly #pictures: Question[] = []

  private constructor(private readonly sites: readonly Site[]) {}

  static async of(port: number, hosts: readonly string[]): Promise<SitePages> {
    const sites: Site[] = []
    for (const host of hosts) sites.push(await readSite(port, host))
    return new SitePages(sites)
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

  /** Remembers the pictures that a page shows, as the browser that got it would ask for them. */
  learn({ host }: Question, html: string): void {
    if (this.#pictures.length >= MOST_PICTURES) return
    for (const [, path = ''] of html.matchAll(/ src="(\/image\/[^"]+)"/g))
      this.#pictures.push({ host, path: path.replaceAll('&amp;', '&') })
  }
}

const SEARCH_API = '/api/stock/search?view=page&'

/** Bounds that nobody asked for before, so that no answer is one that was kept. */
function searchPath(nth: number, start: string): string {
  const range = encodeURIComponent(`${nth % 97}:${20_000 + nth}`)
  return `${start}range[price]=${range}&page=${1 + (nth % 3)}`
}
