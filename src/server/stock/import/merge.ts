import type { PoolClient } from 'pg'
import { MAX_VEHICLE_TAGS, type StockChange } from '@/domain/stock/import/plan-stock-expiry'
import { MAX_REJECTIONS, type Rejection, rowName } from '@/domain/stock/import/rejection'
import { fieldInFile } from '../formats/columns-of'
import type { FileFields } from '../formats/file-fields'
import type { StockFileFormat } from '../formats/stock-file-format'
import { stockOf } from '../formats/stock-of'
import { applyPhotoOrder } from './apply-photo-order'
import { columnsDigest } from './file-effect'
import { fillMissingFields } from './fill-sql'
import {
  COUNT_SELLING,
  DIGEST_CHOICES,
  INSERT_NEW,
  REJECT_DUPLICATES,
  SELL_MISSING,
  UPDATE_CHANGED,
  UPDATE_HASHES,
} from './merge-sql'
import type { StockDealership } from './stock-dealership'

interface Written {
  count: number
  slugs: string[]
}

interface RepeatedRow {
  position: number
  line: number
  key: string
  stocknum: string | null
  vin: string | null
  keptPosition: number
  keptLine: number
  total: number
}

function keyFieldOf({ key, stocknum, vin }: RepeatedRow): string {
  if (key === stocknum) return 'stocknum'
  return key === vin ? 'vin' : 'id'
}

/** Deletes rows that repeat a vehicle. Returns the first of them as rejections, and their number. */
export async function rejectDuplicates(
  client: PoolClient,
  { format, called }: Pick<FileFields, 'called'> & { format: StockFileFormat },
): Promise<{ total: number; rejections: Rejection[] }> {
  const { rows } = await client.query<RepeatedRow>(REJECT_DUPLICATES, [MAX_REJECTIONS])
  const place = (line: number, position: number) =>
    format.syntax === 'json' ? { line, row: position } : { line }
  const rejections = rows.map((row) => ({
    ...place(row.line, row.position),
    ...stockOf(format, { ...row, id: row.key }),
    field: called(fieldInFile(format, keyFieldOf(row))),
    value: format.syntax === 'csv' && !(keyFieldOf(row) in format.columns) ? '' : row.key,
    reason: `is the same vehicle as in ${rowName(place(row.keptLine, row.keptPosition))}`,
  }))
  return { total: rows[0]?.total ?? 0, rejections }
}

/** Keeps what the file lacks. */
export async function keepCurrentValues(
  client: PoolClient,
  dealership: StockDealership,
  file: FileFields,
): Promise<void> {
  for (const statement of fillMissingFields(file.fields)) {
    await client.query(statement, [dealership.id, columnsDigest(file)])
  }
}

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

/**
 * Merges the staged rows into the stock, in the connection's transaction. With `full`, vehicles that they lack are sold at `now`.
 * `columns` is the file's `columnsDigest`, and `fields` are the vehicles' fields that it has. Staff's order of the photos stays.
 */
export async function mergeStaging(
  client: PoolClient,
  dealership: StockDealership,
  { full, now, columns, fields }: { full: boolean; now: Date; columns: string; fields: ReadonlySet<string> },
): Promise<Merged> {
  const seconds = Math.floor(now.getTime() / 1000)
  const values = [MAX_VEHICLE_TAGS + 1, dealership.id, now, seconds]
  const write = async (sql: string, ...more: unknown[]) =>
    (await client.query<Written>(sql, [...values, ...more])).rows[0] as Written
  const choices = await digestChoices(client, dealership)
  const changed = await write(UPDATE_CHANGED, columns)
  await client.query(UPDATE_HASHES, [dealership.id, columns])
  await applyPhotoOrder(client, dealership.id, fields)
  const missing = full ? await write(SELL_MISSING) : { count: 0, slugs: [] }
  const added = await write(INSERT_NEW, columns, dealership.tenantId)
  const slugs = [...changed.slugs, ...missing.slugs, ...added.slugs]
  const choicesChanged = slugs.length > 0 && (await digestChoices(client, dealership)) !== choices
  return { added: added.count, changed: changed.count, slugs, choicesChanged }
}
