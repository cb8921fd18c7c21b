import type { Page } from '@playwright/test'

export interface ListedVehicle {
  readonly slug: string
  readonly id: string
  readonly name: string
  readonly path: string
}

/**
 * The first vehicles that a website lists for a query; throws when there are fewer. Node does not resolve these
 * hosts, so the host goes in the header.
 */
export async function listedVehicles(
  page: Page,
  site: string,
  { count = 1, query = '' }: { count?: number; query?: string } = {},
): Promise<readonly ListedVehicle[]> {
  const port = process.env.E2E_PORT
  const answer = await page.request.get(
    `http://127.0.0.1:${port}/api/stock/search?${query}&hitsPerPage=${count}`,
    { headers: { host: `${site}.localhost:${port}` } },
  )
  const { hits } = (await answer.json()) as { hits: ListedVehicle[] }
  if (hits.length < count) throw new Error(`${site} lists ${hits.length} of ${count} vehicles for "${query}"`)
  return hits.slice(0, count)
}

export async function listedVehicle(page: Page, site: string, query?: string): Promise<ListedVehicle> {
  const [first] = await listedVehicles(page, site, { query })
  return first as ListedVehicle
}
