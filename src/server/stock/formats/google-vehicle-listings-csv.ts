import type { FeedVehicle } from '@/domain/stock/normalise/fields/feed-vehicle'
import { readList } from '@/domain/stock/normalise/fields/parse-list'
import { parsePrice } from '@/domain/stock/normalise/fields/parse-number'
import { readField } from '@/domain/stock/normalise/fields/read-field'
import type { CsvFormat, ReadColumn } from './stock-file-format'

/** No upper bound here; the fields check their own. */
const bounds = { min: 0, max: Number.POSITIVE_INFINITY, whole: true }

/** A vehicle below its recommended price is an offer that shows the recommended price as the previous one (PRICE-02). */
function reducedFrom(read: ReadColumn): FeedVehicle {
  const dollars = (column: string) =>
    readField({ [column]: read(column) }, column, (value) => parsePrice(value, bounds))
  const [price, recommended] = [dollars('price'), dollars('vehicle_msrp')]
  if (price === null || recommended === null || recommended <= price) return {}
  return { price, offer_price: price, before_price: recommended }
}

/**
 * Google's vehicle listings feed (developers.google.com/vehicle-listings/reference/feed-specification). Vehicles belong to the
 * dealership that the import is for, whatever `dealership_name` says. `store_code` names the location.
 */
export const googleVehicleListingsCsv: CsvFormat = {
  name: 'google-vehicle-listings-csv',
  syntax: 'csv',
  requiredColumns: ['vin', 'price', 'condition', 'make', 'model', 'year'],
  tellingColumns: ['store_code', 'dealership_name', 'image_link', 'vehicle_msrp', 'mileage'],
  requiredValues: ['vin', 'make', 'model', 'year'],
  columns: {
    id: 'id',
    vin: 'vin',
    price: 'price',
    car_type: 'condition',
    make: 'make',
    model: 'model',
    badge: 'trim',
    year: 'year',
    km: 'mileage',
    colour: 'exterior_color',
    certified: 'certified_pre_owned',
    created_at: 'date_in_stock',
    location: 'store_code',
    primary_image_url: 'image_link',
  },
  // The offer also depends on `price`, so that a file without `vehicle_msrp` clears an earlier offer.
  composed: {
    images: ['image_link', 'additional_image_link'],
    offer_price: ['vehicle_msrp', 'price'],
    before_price: ['vehicle_msrp', 'price'],
  },
  complete(vehicle, read) {
    const further = readList(read('additional_image_link'), 300)
    const images = [read('image_link'), ...further].filter((url) => url !== undefined && url !== '')
    return { ...vehicle, images, ...reducedFrom(read) }
  },
}
