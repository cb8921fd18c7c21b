import { createHash } from 'node:crypto'
import type { NormalisedVehicle } from '@/domain/stock/normalise/stock-record'
import { vehicleFields } from '@/domain/vehicle/vehicle-fields'

export const feedColumns: readonly string[] = vehicleFields.map(({ column }) => column)

/** Columns filled from the platform's own records. The hash covers what the feed said of the place instead. */
const recordColumns = ['location_name', 'city', 'state', 'dealership_slug', 'dealership_name'] as const

export const stagingColumns = [
  'position',
  'line',
  'rejected',
  'feed_key',
  'feed_hash',
  'location_id',
  'place_said',
  'created_at',
  'updated_at',
  'slug',
  ...recordColumns,
] as const

const besidesHash: ReadonlySet<string> = new Set(stagingColumns)

/**
 * The columns that a vehicle's hash covers, beside the feed's place and listing date. The slug is left out because it never
 * changes once listed, and the platform's own data so that renaming a dealership changes no vehicle.
 */
export const hashedColumns: readonly string[] = feedColumns.filter((column) => !besidesHash.has(column))

const NULL = '\\N'
const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escapeText(text: string): string {
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character] as string) : text
}

function copyValue(value: unknown): string {
  if (value === null) return NULL
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return typeof value === 'number' ? String(value) : escapeText(JSON.stringify(value))
}

function copyColumns(record: NormalisedVehicle['record'], columns: readonly string[]): string {
  let text = ''
  for (const column of columns) text += `\t${copyValue(record[column])}`
  return text
}

const time = (milliseconds: number | null) =>
  milliseconds === null ? NULL : new Date(milliseconds).toISOString()

export function copyVehicle(position: number, line: number, vehicle: NormalisedVehicle): string {
  const { key, record, locationId, feedPlace, createdAt, updatedAt } = vehicle
  const hashed = copyColumns(record, hashedColumns)
  const created = time(createdAt)
  const hash = createHash('md5').update(`${created}\t${feedPlace}${hashed}`).digest('hex')
  const own = `${position}\t${line}\tf\t${escapeText(key)}\t${hash}\t${locationId ?? NULL}\t${feedPlace === '' ? 'f' : 't'}\t${created}\t${time(updatedAt)}`
  return `${own}\t${copyValue(record.slug)}${copyColumns(record, recordColumns)}${hashed}\n`
}

const noColumns = `\t${NULL}`.repeat(stagingColumns.length - 4 + hashedColumns.length)

/** A rejected row whose vehicle is known still counts as listed. */
export function copyRejected(position: number, line: number, key: string): string {
  return `${position}\t${line}\tt\t${escapeText(key)}${noColumns}\n`
}
