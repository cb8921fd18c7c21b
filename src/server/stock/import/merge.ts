import type { PoolClient } from 'pg'
import { NAMED_VEHICLES, type StockChange } from '@/domain/stock/import/plan-stock-expiry'
import { KEPT_REJECTIONS, type Rejection } from '@/domain/stock/import/rejection'
import {
  COUNT_SELLING,
  DIGEST_CHOICES,
  INSERT_NEW,
  REJECT_DUPLICATES,
  SELL_MISSING,
  UPDATE_CHANGED,
} from './merge-sql'
import type { StockDealership } from './stock-dealership'

interface Written {
  count: number
  slugs: string[]
}

/** Takes away the rows that repeat a vehicle; gives the first of them as rejections, and how many there are. */
export async function rejectDuplicates(
  client: PoolClient,
): Promise<{ total: number; rejections: Rejection[] }> {
  const { rows } = await client.query<{ line: number; key: string; total: number }>(REJECT_DUPLICATES, [
    KEPT_REJECTIONS,
  ])
  const rejections = rows.map(({ line, key }) => ({
    line,
    field: 'id',
    value: key,
    reason: 'is the same vehicle as in an earlier row',
  }))
  return { total: rows[0]?.total ?? 0, rejections }
}

/** How many vehicles are listed now, and how many of them the staged rows would sell. */
export async function countSelling(
  client: PoolClient,
  dealership: StockDealership,
  full: boolean,
): Promise<{ listed: number; selling: number }> {
  const { rows } = await client.query(COUNT_SELLING, [dealership.id, full])
  return rows[0]
}

export interface Merged extends StockChange {
  added: number
  changed: number
}

async function digestChoices(client: PoolClient, { tenantId }: StockDealership): Promise<string | null> {
  return (await client.query(DIGEST_CHOICES, [tenantId])).rows[0].digest
}

/** Brings the staged rows into the stock, in the connection's transaction. With `full`, what they do not list is sold at `now`. */
export async function mergeStaging(
  client: PoolClient,
  dealership: StockDealership,
  { full, now }: { full: boolean; now: Date },
): Promise<Merged> {
  const seconds = Math.floor(now.getTime() / 1000)
  const values = [NAMED_VEHICLES + 1, dealership.id, now, seconds]
  const write = async (sql: string, ...more: unknown[]) =>
    (await client.query<Written>(sql, [...values, ...more])).rows[0] as Written
  const choices = await digestChoices(client, dealership)
  const changed = await write(UPDATE_CHANGED)
  const missing = full ? await write(SELL_MISSING) : { count: 0, slugs: [] }
  const added = await write(INSERT_NEW, dealership.tenantId)
  const slugs = [...changed.slugs, ...missing.slugs, ...added.slugs]
  const choicesChanged = slugs.length > 0 && (await digestChoices(client, dealership)) !== choices
  return { added: added.count, changed: changed.count, slugs, choicesChanged }
}
