import { vehicleFields } from '@/domain/vehicle/vehicle-fields'
import { type Problem, showValue } from '../import/rejection'
import { deriveFields } from './derive'
import { isBlank } from './fields/blank'
import { type FeedVehicle, groupOf, noFields } from './fields/feed-vehicle'
import { plainFields } from './fields/field-parsers'
import { FieldProblem } from './fields/field-problem'
import { parseInstant } from './fields/parse-date'
import { parseFlag } from './fields/parse-flag'
import { parseNumber } from './fields/parse-number'
import { parseText } from './fields/parse-text'
import { parseVin } from './fields/parse-vin'
import { readField } from './fields/read-field'
import { readKinds } from './kinds'
import { readMake } from './makes'
import { readPhotos } from './photos'
import { resolvePlace } from './place'
import { readSaleStatus } from './sale-status'
import { readSpecs } from './specs'
import type { NormaliseContext, NormalisedVehicle, RejectedVehicle, StockRecord } from './stock-record'

/**
 * The record of an empty feed row. Each vehicle starts from a clone, so that all records have the same columns in the
 * same order and only the given fields are parsed.
 */
const emptyRecord: StockRecord = Object.fromEntries([
  ...vehicleFields.map(({ column }) => [column, null]),
  ...plainFields.map(({ column, parse }) => [column, parse(undefined)]),
])
const ownFields = plainFields.filter(({ group }) => !group)
const groupNames = [...new Set(plainFields.map(({ group }) => group))].filter((group) => group !== undefined)
const groupedFields = groupNames.map((group) => ({
  group,
  fields: plainFields.filter((field) => field.group === group),
}))

const EARLIEST_YEAR = 1900
/** Dealers sell next year's models this year, and makers announce those of the year after. */
const YEARS_AHEAD = 2

function readRequired(vehicle: FeedVehicle, name: string): string {
  const text = readField(vehicle, name, (value) => parseText(value))
  if (text === null) throw new FieldProblem(vehicle[name] ?? '', 'is missing', name)
  return text
}

/** The first of id, stock number and VIN that the feed gives, or null. */
function readKey(vehicle: FeedVehicle): string | null {
  const name = ['id', 'stocknum', 'vin'].find((candidate) => !isBlank(vehicle[candidate]))
  return name === undefined ? null : readField(vehicle, name, (value) => parseText(value, 100))
}

function readPlainFields(vehicle: FeedVehicle, record: StockRecord): void {
  for (const { name, column, parse } of ownFields) {
    const value = vehicle[name]
    if (value !== undefined && value !== null) record[column] = readField(vehicle, name, parse)
  }
  for (const { group, fields } of groupedFields) {
    const given = groupOf(vehicle, group)
    if (given === noFields) continue
    for (const { name, column, parse } of fields)
      record[column] = readField(given, name, parse, `${group}.${name}`)
  }
}

function readIdentity(vehicle: FeedVehicle, record: StockRecord, { now }: NormaliseContext): void {
  const years = { min: EARLIEST_YEAR, max: now.getUTCFullYear() + YEARS_AHEAD, whole: true }
  const year = readField(vehicle, 'year', (value) => parseNumber(value, years))
  record.year = year
  const isCaravan = record.item_type === 'caravan'
  record.vin = readField(vehicle, 'vin', (value) => parseVin(value, { year, isCaravan }))
}

function readVehicle(vehicle: FeedVehicle, key: string | null, context: NormaliseContext): NormalisedVehicle {
  const record: StockRecord = { ...emptyRecord }
  const feedMake = readRequired(vehicle, 'make')
  const { make, note } = readMake(feedMake)
  record.make = make
  record.model = readRequired(vehicle, 'model')
  if (key === null) throw new FieldProblem('', 'is missing, and so are stocknum and vin', 'id')
  readPlainFields(vehicle, record)
  const { specs, body, notes } = readSpecs(vehicle)
  if (note) notes.push({ field: 'make', value: showValue(feedMake), note })
  // A body that no filter recognises still describes the vehicle.
  if (specs.simple_body === null) record.bodyconfiguration ??= body
  Object.assign(
    record,
    specs,
    readKinds(vehicle, { make, body: specs.simple_body ?? body }),
    readSaleStatus(vehicle),
    readPhotos(vehicle),
  )
  readIdentity(vehicle, record, context)
  record.show_on_dealer_website = readField(vehicle, 'show_on_dealer_website', parseFlag) ?? true
  const { location_id: locationId, feedPlace, ...place } = resolvePlace(vehicle, context.locations)
  Object.assign(record, place)
  record.dealership_slug = context.dealership.slug
  record.dealership_name = context.dealership.name
  deriveFields(record, vehicle, key)
  const createdAt = readField(vehicle, 'created_at', parseInstant)
  const updatedAt = readField(vehicle, 'updated_at', parseInstant)
  return { ok: true, key, record, locationId, feedPlace, createdAt, updatedAt, notes }
}

/** The feed's key for the vehicle. Null when it is missing or invalid. */
export function vehicleKey(vehicle: FeedVehicle): string | null {
  try {
    return readKey(vehicle)
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    return null
  }
}

const requiredNames: ReadonlySet<string> = new Set(['id', 'make', 'model'])

/** Removes the field from the vehicle, or fills it with a placeholder if required, so that parsing reaches the next problem. */
function without(vehicle: FeedVehicle, field: string): FeedVehicle {
  const [group = '', name] = field.split('.')
  const given = groupOf(vehicle, group)
  if (name !== undefined && name in given) return { ...vehicle, [group]: { ...given, [name]: undefined } }
  return { ...vehicle, [group]: requiredNames.has(group) ? '?' : undefined }
}

/** A row with more problems than this is probably not a vehicle, so further problems are not collected. */
const MAX_PROBLEMS = 20

/**
 * Reads the vehicle repeatedly, without the field that failed last, until nothing fails. Only rejected rows pay this
 * cost.
 */
function allProblems(vehicle: FeedVehicle, context: NormaliseContext): Problem[] {
  const problems = new Map<string, Problem>()
  let rest = vehicle
  while (problems.size < MAX_PROBLEMS) {
    try {
      readVehicle(rest, readKey(rest), context)
      break
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error
      const field = error.field ?? ''
      if (field === '' || problems.has(field)) break
      problems.set(field, { field, value: showValue(error.value), reason: error.reason })
      rest = without(rest, field)
    }
  }
  return [...problems.values()]
}

/**
 * Normalises a feed's vehicle into the platform's record (ENT-01…13), or returns the rejected fields, each with its
 * value and reason. Never throws, for any input.
 */
export function normaliseVehicle(
  vehicle: FeedVehicle,
  context: NormaliseContext,
): NormalisedVehicle | RejectedVehicle {
  let key: string | null = null
  try {
    key = readKey(vehicle)
    return readVehicle(vehicle, key, context)
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    return { ok: false, key, problems: allProblems(vehicle, context) }
  }
}
