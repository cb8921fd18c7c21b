import { readList } from '@/domain/stock/normalise/parse-list'
import type { CsvFormat } from './stock-file-format'

/**
 * Google's vehicle listings feed (developers.google.com/vehicle-listings/reference/feed-specification). The dealership is the
 * one the import is for, whatever the file calls it; `store_code` names its location.
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
  complete(vehicle, read) {
    const further = readList(read('additional_image_link'), 300)
    const images = [read('image_link'), ...further].filter((url) => url !== undefined && url !== '')
    const [price, recommended] = [read('price'), read('vehicle_msrp')]
    // A new vehicle below its recommended price shows what it was reduced from (PRICE-02).
    const reduced = recommended !== undefined && price !== undefined && recommended !== price
    return { ...vehicle, images, ...(reduced && { before_price: recommended }) }
  },
}
