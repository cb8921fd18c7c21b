import { expect, type Page } from '@playwright/test'
import { FULL } from '../support/full'
import { inspectorOf } from '../support/inspect-page'
import { type StockKind, vehiclesOf } from '../support/stock-kinds'
import { test } from '../support/website-test'

interface Sweep {
  readonly slug: string
  readonly vehicles: readonly StockKind[]
  readonly landings: readonly string[]
  /** What else is asked of the results. */
  readonly asked: string
}

/** Beside a site's pages of content: kinds of vehicles and of results, each on a site where it is at home. */
const sites: readonly Sweep[] = [
  {
    slug: 'southerncross',
    vehicles: ['used', 'sold', 'truck', 'motorcycle', 'reduced', 'of a very long name'],
    landings: ['used-cars', 'truck', 'toyota', 'southern-cross-trucks'],
    asked: 'query=zzzzzz&range[price]=:1',
  },
  {
    slug: 'kestrel-kia',
    vehicles: ['new', 'demo', 'certified', 'coming soon', 'without a price', 'with one photo'],
    landings: ['new-cars', 'kia/sportage', 'people-mover'],
    asked: 'refinementList[status][]=sold',
  },
  {
    slug: 'tworivers',
    vehicles: ['new', 'used', 'sold', 'preorder', 'without a photo', 'without most of its data'],
    landings: ['used-cars', 'adventure', 'yamaha/mt-07'],
    asked: 'page=99',
  },
  {
    slug: 'outpost',
    vehicles: ['caravan', 'used', 'sold', 'reserved', 'coming soon', 'of a very long name'],
    landings: ['caravan', 'ute', 'toyota/landcruiser-79'],
    asked: 'query=caravan&range[price]=:30000',
  },
  {
    slug: 'currawong',
    vehicles: ['electric', 'plug-in hybrid', 'demo', 'sold', 'without a price', 'without a photo'],
    landings: ['demo-cars', 'suv', 'polestar/2'],
    asked: 'page=0&range[price]=x:y',
  },
]

const origin = (slug: string) => `http://${slug}.localhost:${process.env.E2E_PORT}`

/** The site's own pages of text and pictures that the page leads to. */
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

for (const { slug, vehicles, landings, asked } of sites) {
  test(
    `no page of ${slug} shifts, breaks, scrolls sideways, is invalid or shuts anybody out [HF-03, ROUTE-01]`,
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
      for (const path of await vehiclesOf(page, vehicles)) await visit(path)
      await visit('/search')
      await visit(`/search?${asked}`)
      // The landing page itself is lean and cached. Others show few vehicles: every picture is made when it is first asked for.
      await visit(`/search/${landings[0]}`)
      for (const landing of landings.slice(1)) await visit(`/search/${landing}?hitsPerPage=6`)
      expect(faults).toEqual({})
      expect(content.size).toBeGreaterThan(12)
    },
  )
}
