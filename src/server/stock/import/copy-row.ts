import { createHash } from 'node:crypto'
import type { NormalisedVehicle } from '@/domain/stock/normalise/stock-record'
import { vehicleFields } from '@/domain/stock/vehicle-fields'

/** The vehicle columns that an import writes as the feed gives them. */
export const feedColumns: readonly string[] = vehicleFields.map(({ column }) => column)

/** What the staging table holds of a row before its vehicle's columns. */
export const stagingColumns = [
  'position',
  'line',
  'rejected',
  'feed_key',
  'feed_hash',
  'location_id',
  'created_at',
  'updated_at',
] as const

const NULL = '\\N'
const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escapeText(text: string): string {
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => escapes[character] as string) : text
}

/** A value in the text format of Postgres's COPY. */
function copyValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return escapeText(value)
    case 'number':
      return String(value)
    case 'boolean':
      return value ? 't' : 'f'
    default:
      return value === null || value === undefined ? NULL : escapeText(JSON.stringify(value))
  }
}

const slugColumn = feedColumns.indexOf('slug')

/**
 * The vehicle's columns as COPY reads them, and their hash. The slug is not in the hash: a vehicle keeps the one it got
 * when it was first listed, so that its address never changes.
 */
export function copyColumns({ record, locationId }: NormalisedVehicle): { text: string; hash: string } {
  let before = ''
  let after = ''
  for (let index = 0; index < feedColumns.length; index++) {
    const value = copyValue(record[feedColumns[index] as string])
    if (index < slugColumn) before += `\t${value}`
    else if (index > slugColumn) after += `\t${value}`
  }
  const hash = createHash('md5').update(before).update(after).update(String(locationId)).digest('hex')
  return { text: `${before}\t${copyValue(record.slug)}${after}`, hash }
}

const time = (milliseconds: number | null) =>
  milliseconds === null ? NULL : new Date(milliseconds).toISOString()

/** A line for COPY of the staging table. */
export function copyVehicle(position: number, line: number, vehicle: NormalisedVehicle): string {
  const { text, hash } = copyColumns(vehicle)
  const location = vehicle.locationId ?? NULL
  const times = `${time(vehicle.createdAt)}\t${time(vehicle.updatedAt)}`
  return `${position}\t${line}\tf\t${escapeText(vehicle.key)}\t${hash}\t${location}\t${times}${text}\n`
}

const noColumns = `\t${NULL}`.repeat(feedColumns.length + 4)

/** The line of a rejected row whose vehicle is known: it is still listed, so it must not count as gone. */
export function copyRejected(position: number, line: number, key: string): string {
  return `${position}\t${line}\tt\t${escapeText(key)}${noColumns}\n`
}
