import { advertisedPrice } from '@/domain/pricing/advertised-price'
import { facetSpec, type OwnAttribute, ownAttributeNames } from '@/domain/stock/search/query/attributes'
import { normaliseIdentifier } from '@/domain/stock/search/understand/text-reading'
import { isForSale } from '@/domain/vehicle/sale/sold'
import { bandFields, bandsOf } from '../bands'
import { facetField } from '../fields'
import { groupFields, groupText, groupValue } from '../groups'
import { clamped, wholeNumber } from '../numbers'
import { encodeToken, isLongToken } from '../tokens'
import { bracketTexts, weeklyNumbers } from '../weekly'
import { storedHit, storedPrices } from './stored-hit'
import type { VehicleRow } from './vehicle-rows'
import { vehicleWords } from './vehicle-words'

/** A vehicle as indexed in Typesense: tokens (`f_…`), whole numbers (`n_…`), and the hit as unindexed text. */
export interface VehicleDocument extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly tenant: number
  readonly shown: boolean
  readonly hit: string
  /** Null for a vehicle that is not for sale (PRICE-08). */
  readonly prices: string | null
  /** Texts whose tokens are hashes, by token. */
  readonly long: Readonly<Record<string, string>> | null
}

/** Builds a vehicle's document, listed or not. Each search filters what a site may show. */
export function vehicleDocument(row: VehicleRow): VehicleDocument {
  const identifiers = [row.stocknum, row.vin, row.regplate].map((each) => normaliseIdentifier(each ?? ''))
  return withoutNulls({
    id: row.id,
    tenant: row.tenant_id,
    shown: row.shown,
    vehicle: encodeToken(row.id),
    dealership: encodeToken(String(row.dealership_id)),
    words: vehicleWords(row),
    identifiers: [...new Set(identifiers)].filter((each) => each !== '').map(encodeToken),
    n_id: Number(row.id),
    created_ms: Date.parse(row.created_at),
    sold_at: row.sold_date_timestamp === null ? null : clamped(Math.floor(row.sold_date_timestamp)),
    ...numbersOf(row),
    ...facetsOf(row),
    ...groupsOf(row),
    maker: encodeToken(row.make.toLowerCase()),
    weekly: isForSale(row) ? weeklyNumbers(row.finance_lenders) : [],
    long: longTextsOf(row),
    hit: storedHit(row),
    prices: isForSale(row) ? storedPrices(row) : null,
  })
}

function numbersOf(row: VehicleRow) {
  const { subscription_price, km, year, seats, body_length, custom_rank } = row
  const prices = isForSale(row) ? { price: advertisedPrice(row), subscription_price } : {}
  const masses = { tare: row.tare_weight, atm: row.aggregate_trailer_mass }
  const numbers = { ...prices, km, year, seats, body_length, ...masses, custom_rank }
  const wholeNumbers = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [`n_${name}`, value === null ? null : wholeNumber(value)]),
  )
  return { ...wholeNumbers, ...bandsAmong(wholeNumbers) }
}

function bandsAmong(numbers: Readonly<Record<string, number | null>>) {
  return Object.fromEntries(
    Object.entries(bandFields).map(([field, name]) => {
      const number = numbers[field] ?? null
      return [name, number === null ? null : bandsOf(number)]
    }),
  )
}

function facetsOf(row: VehicleRow) {
  const own = ownAttributeNames.map((attribute) => {
    const tokens = facetTexts(attribute, row).map(encodeToken)
    const isList = facetSpec(attribute).kind === 'list'
    return [facetField(attribute), isList ? tokens : (tokens[0] ?? null)]
  })
  return { ...Object.fromEntries(own), [facetField('weekly_price_range')]: weeklyTexts(row).map(encodeToken) }
}

function groupTexts(row: VehicleRow) {
  const tokensOf = (attribute: OwnAttribute) => facetTexts(attribute, row).map(encodeToken)
  return groupFields.map((field) => ({ field, text: groupText(field, tokensOf) }))
}

function groupsOf(row: VehicleRow) {
  return Object.fromEntries(
    groupTexts(row).map(({ field, text }) => [field, text === null ? null : groupValue(text)]),
  )
}

/** Returns an attribute's distinct values. Empty values are neither indexed nor counted. */
function facetTexts(attribute: OwnAttribute, row: VehicleRow): readonly string[] {
  const value = row[facetField(attribute)]
  const values = facetSpec(attribute).kind === 'list' ? (Array.isArray(value) ? value : []) : [value]
  return [...new Set(values.filter((each) => each !== null && each !== '').map(String))]
}

/** A vehicle that is not for sale has no weekly price (PRICE-08). */
function weeklyTexts(row: VehicleRow): readonly string[] {
  return isForSale(row) ? bracketTexts(row.finance_lenders) : []
}

function longTextsOf(row: VehicleRow): VehicleDocument['long'] {
  const own = ownAttributeNames.flatMap((attribute) => facetTexts(attribute, row))
  const texts = [...own, ...weeklyTexts(row)]
  const long = [
    ...texts.map((text) => [encodeToken(text), text]),
    ...groupTexts(row).map(({ text }) => [groupValue(text ?? ''), text ?? '']),
  ].filter(([token = '']) => isLongToken(token))
  return long.length > 0 ? Object.fromEntries(long) : null
}

function withoutNulls<T extends Record<string, unknown>>(document: T): T {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null)) as T
}
