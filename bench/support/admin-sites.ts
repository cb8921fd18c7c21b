import { join } from 'node:path'
import type { Pool } from 'pg'
import { importStock } from '@/server/stock/import/import-stock'
import { writeImportRows } from './import-rows'

/** A lower bound for the number of usable listings in the file. */
const LISTINGS = 135_000

export interface Size {
  readonly sites: number
  readonly vehicles: number
}

export interface BenchSite {
  readonly id: number
  readonly slug: string
}

async function plantSite(
  pool: Pool,
  group: number,
  nth: number,
): Promise<BenchSite & { dealership: number }> {
  const insert = async (sql: string, ...values: unknown[]): Promise<number> =>
    (await pool.query(`${sql} RETURNING id`, values)).rows[0].id
  const slug = `bench-${nth}`
  const name = `Bench ${nth}`
  const id = await insert(
    `INSERT INTO tenants (name, slug, group_id, template) VALUES ($1, $2, $3, 'metro')`,
    ...[name, slug, group],
  )
  const dealership = await insert(
    'INSERT INTO dealerships (tenant_id, name, slug) VALUES ($1, $2, $3)',
    ...[id, name, slug],
  )
  await insert(
    `INSERT INTO locations (tenant_id, dealership_id, slug, name, location_type, address_city, address_state, "primary", visible)
     VALUES ($1, $2, 'yard', 'Yard', 'sales', 'Toowoomba', 'QLD', true, true)`,
    ...[id, dealership],
  )
  return { id, slug, dealership }
}

/** Plants one group's sites, each with the same number of vehicles made from the US listings. */
export async function plantSites(
  pool: Pool,
  { listings, folder, sites, vehicles }: Size & { listings: string; folder: string },
): Promise<BenchSite[]> {
  const { rows } = await pool.query(`INSERT INTO groups (name, slug) VALUES ('Bench', 'bench') RETURNING id`)
  const source = join(folder, 'stock.ndjson')
  const each = Math.ceil(vehicles / sites)
  await writeImportRows(listings, source, each, Math.max(1, Math.floor(LISTINGS / each)))
  const planted: BenchSite[] = []
  for (let nth = 1; nth <= sites; nth++) {
    const { dealership, ...site } = await plantSite(pool, rows[0].id, nth)
    const { counts } = await importStock({ pool, dealershipId: dealership, source, now: new Date() })
    if (counts.added !== each) throw new Error(`only ${counts.added} of ${each} vehicles were imported`)
    planted.push(site)
  }
  return planted
}

const BLOCKS = 20

/** Twenty blocks of three kinds. `heading` is the first one's, which a save changes. */
export function blocksOf(heading: string): object[] {
  const links = [{ label: 'See the range', href: '/search' }]
  const question = { question: 'How long does a service take?', answer: 'About two hours for most vehicles.' }
  const kinds = [
    { blockType: 'callToAction', heading: 'Visit the yard', text: 'Open six days.', links, tone: 'quiet' },
    { blockType: 'faq', heading: 'Questions', items: Array.from({ length: 5 }, () => question) },
    { blockType: 'hero', heading: 'Utes that work', text: 'Tow ready.', links },
  ]
  const others = Array.from({ length: BLOCKS - 1 }, (_, nth) => kinds[nth % kinds.length] as object)
  return [{ blockType: 'hero', heading, links }, ...others]
}
