import type { Page } from '@playwright/test'
import type { StockHit } from '../../../src/domain/stock/search/results/result'

/** Kinds of vehicle whose pages differ, by their search hit. */
const kinds = {
  used: (hit) => isForSale(hit) && hit.car_type === 'used',
  new: (hit) => isForSale(hit) && hit.car_type === 'new',
  demo: (hit) => isForSale(hit) && hit.car_type === 'demo',
  certified: (hit) => isForSale(hit) && hit.certified,
  reserved: (hit) => hit.reserved,
  sold: (hit) => hit.status === 'sold',
  'coming soon': (hit) => hit.status === 'coming_soon',
  preorder: (hit) => hit.preorder,
  reduced: (hit) => isForSale(hit) && hit.offer_price !== null && hit.before_price !== null,
  'without a price': (hit) => isForSale(hit) && !hit.has_price,
  'without a photo': (hit) => hit.photos_count === 0,
  'with one photo': (hit) => isForSale(hit) && hit.photos_count === 1,
  'of a very long name': (hit) => hit.name.length > 100,
  'without most of its data': (hit) => hit.colour === null && hit.km === null,
  motorcycle: (hit) => isForSale(hit) && hit.categories.includes('Motorcycles'),
  truck: (hit) => isForSale(hit) && hit.categories.includes('Trucks'),
  caravan: (hit) => isForSale(hit) && hit.item_type === 'caravan',
  electric: (hit) => isForSale(hit) && hit.simple_fuel === 'Electric',
  'plug-in hybrid': (hit) => isForSale(hit) && hit.simple_fuel === 'Plug-in Hybrid',
} satisfies Record<string, (hit: StockHit) => boolean>

export type StockKind = keyof typeof kinds

const isForSale = (hit: StockHit) => hit.status === 'in_stock' && !hit.sold

/** The path of a vehicle of each kind, on the website that the page shows. */
export async function vehiclesOf(page: Page, wanted: readonly StockKind[]): Promise<string[]> {
  const stock = await listStock(page)
  return wanted.map((kind) => {
    const hit = stock.find(kinds[kind])
    if (!hit) throw new Error(`${page.url()} lists no vehicle that is ${kind}`)
    return hit.path
  })
}

/** Runs in the page: only browsers resolve names under `.localhost`. */
function listStock(page: Page): Promise<StockHit[]> {
  return page.evaluate(async () => {
    const hits: StockHit[] = []
    for (let number = 1, pages = 1; number <= pages; number++) {
      const answer = await fetch(`/api/stock/search?hitsPerPage=100&page=${number}`)
      const found = await answer.json()
      hits.push(...found.hits)
      pages = found.pages
    }
    return hits
  })
}
