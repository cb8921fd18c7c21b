import { REAL_PRICE_ABOVE, realPrice } from '@/domain/pricing/advertised-price'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { priceRange } from '../buckets'
import type { FeedVehicle } from './fields/feed-vehicle'
import { parseText } from './fields/parse-text'
import { readField } from './fields/read-field'
import { slugify, UNIQUE_SUFFIX_LENGTH, vehicleSlug } from './slug'
import { type RankedVehicle, stockRank } from './stock-rank'
import type { StockRecord } from './stock-record'

function slugOf(record: StockRecord, vehicle: FeedVehicle, key: string): string {
  const given = readField(vehicle, 'slug', (value) => parseText(value))
  const { year, make, model, badge, stocknum } = record as Record<string, string | null>
  const slug =
    given === null
      ? vehicleSlug([year ?? null, make ?? null, model ?? null, badge ?? null], stocknum ?? key)
      : slugify(given, 80 - UNIQUE_SUFFIX_LENGTH)
  return slug || 'vehicle'
}

/** Fills the fields that are derived from other fields. Call it after those are read. */
export function deriveFields(record: StockRecord, vehicle: FeedVehicle, key: string): void {
  const { year, make, model, badge } = record
  const words = [year, make, model, badge].filter((word) => word !== null)
  record.name = readField(vehicle, 'name', (value) => parseText(value)) ?? words.join(' ')
  record.slug = slugOf(record, vehicle, key)
  record.make_model = `${make} ${model}`
  record.price_range = priceRange(realPrice(record as unknown as Vehicle, REAL_PRICE_ABOVE))
  record.custom_rank ??= stockRank(record as unknown as RankedVehicle)
  record.views ??= 0
}
