import { createHash } from 'node:crypto'
import type { NormalisedVehicle } from '@/domain/stock/normalise/stock-record'
import { vehicleFields } from '@/domain/stock/vehicle-fields'

/** The vehicle columns that an import writes as the feed gives them. */
export const feedColumns: readonly string[] = vehicleFields.map(({ column }) => column)

/** What the staging table holds of a row before its vehicle's other columns. */
export const stagingColumns = [
  'position',
  'line',
  'rejected',
  'feed_key',
  'feed_hash',
  'location_id',
  'created_at',
  'updated_at',
  'slug',
] as const

/**
 * The columns that make a vehicle's hash. The slug is not one: a vehicle keeps the one it got when it was first listed, so
 * that its address never changes.
 */
export const hashedColumns: readonly string[] = feedColumns.filter((column) => column !== 'slug')

const NULL = '\\N'
const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escapeText(text: string): string {
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character] as string) : text
}

/** A value in the text format of Postgres's COPY. */
function copyValue(value: unknown): string {
  if (value === null) return NULL
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return typeof value === 'number' ? String(value) : escapeText(JSON.stringify(value))
}

function copyHashed(record: NormalisedVehicle['record']): string {
  let text = ''
  for (const column of hashedColumns) text += `\t${copyValue(record[column])}`
  return text
}

const time = (milliseconds: number | null) =>
  milliseconds === null ? NULL : new Date(milliseconds).toISOString()

/** A line for COPY of the staging table. */
export function copyVehicle(position: number, line: number, vehicle: NormalisedVehicle): string {
  const { key, record, locationId, createdAt, updatedAt } = vehicle
  const text = copyHashed(record)
  const location = locationId === null ? NULL : String(locationId)
  const hash = createHash('md5').update(`${location}${text}`).digest('hex')
  const slug = copyValue(record.slug)
  return `${position}\t${line}\tf\t${escapeText(key)}\t${hash}\t${location}\t${time(createdAt)}\t${time(updatedAt)}\t${slug}${text}\n`
}

const noColumns = `\t${NULL}`.repeat(hashedColumns.length + 5)

/** The line of a rejected row whose vehicle is known: it is still listed, so it must not count as gone. */
export function copyRejected(position: number, line: number, key: string): string {
  return `${position}\t${line}\tt\t${escapeText(key)}${noColumns}\n`
}
