import { expect, type Page } from '@playwright/test'
import { similarPath } from '@/domain/stock/similar/similar-words'
import { FULL } from '../support/full'
import { inspectorOf } from '../support/inspect-page'
import { type StockKind, vehiclesOf } from '../support/stock-kinds'
import { test } from '../support/website-test'

interface Sweep {
  readonly slug: string
  readonly vehicles: readonly StockKind[]
  readonly landings: readonly string[]
  /** An extra query of the results page. */
  readonly requests: string
}

/** The vehicles and results to visit besides a site's content pages, each kind on a site that sells it. */
const sites: readonly Sweep[] = [
  {
    slug: 'southerncross',
    vehicles: ['used', 'sold', 'truck', 'motorcycle', 'reduced', 'of a very long name'],
    landings: ['used-cars', 'truck', 'toyota', 'southern-cross-trucks'],
    requests: 'query=zzzzzz&range[price]=:1',
  },
  {
    slug: 'kestrel-kia',
    vehicles: ['new', 'demo', 'certified', 'coming soon', 'without a price', 'with one photo'],
    landings: ['new-cars', 'kia/sportage', 'people-mover'],
    requests: 'refinementList[status][]=sold',
  },
  {
    slug: 'tworivers',
    vehicles: ['new', 'used', 'sold', 'preorder', 'without a photo', 'without most of its data'],
    landings: ['used-cars', 'adventure', 'yamaha/mt-07'],
    requests: 'page=99',
  },
  {
    slug: 'outpost',
    vehicles: ['caravan', 'used', 'sold', 'reserved', 'coming soon', 'of a very long name'],
    landings: ['caravan', 'ute', 'toyota/landcruiser-79'],
    requests: 'query=caravan&range[price]=:30000',
  },
  {
    slug: 'currawong',
    vehicles: ['electric', 'plug-in hybrid', 'demo', 'sold', 'without a price', 'without a photo'],
    landings: ['demo-cars', 'suv', 'polestar/2'],
    requests: 'page=0&range[price]=x:y',
  },
]

const origin = (slug: string) => `http://${slug}.localhost:${process.env.E2E_PORT}`

/** The paths of the site's content pages that the page links to. */
function contentLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter((url) => url.origin === location.origin)
      .map(({ pathname }) => pathname)
      .filter((path) => !/^\/(search|cars|used-car|media)(\/|$)/.test(path)),
  )
}

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, screenshot: 'off', trace: 'off' })

for (const { slug, vehicles, landings, requests } of sites) {
  test(
    `every page of ${slug} is stable, error-free, valid, accessible and fits narrow screens [HF-03, ROUTE-01]`,
    FULL,
    async ({ page }) => {
      test.setTimeout(480_000)
      const inspect = await inspectorOf(page)
      const faults: Record<string, string[]> = {}
      const visit = async (path: string) => {
        const found = await inspect(origin(slug) + path)
        if (found.length > 0) faults[path] = found
      }
      const content = new Set(['/'])
      for (const path of content) {
        await visit(path)
        for (const link of await contentLinks(page)) content.add(link)
      }
      const paths = await vehiclesOf(page, vehicles)
      for (const path of paths) await visit(path)
      await visit(similarPath({ slug: paths[0]?.split('/').at(-1) ?? '' }))
      await visit('/delivery-estimate?postcode=4350')
      await visit('/search')
      await visit(`/search?${requests}`)
      // The first landing page is static and cached. The others list few vehicles, because the server resizes
      // every picture on its first request.
      await visit(`/search/${landings[0]}`)
      for (const landing of landings.slice(1)) await visit(`/search/${landing}?hitsPerPage=6`)
      expect(faults).toEqual({})
      expect(content.size).toBeGreaterThan(12)
    },
  )
}
