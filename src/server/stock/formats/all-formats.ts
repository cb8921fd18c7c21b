import type { StockFormat } from '@/domain/stock/formats'
import { auVehiclePrices } from './au-vehicle-prices'
import { dealerStudioCsv } from './dealer-studio-csv'
import { googleVehicleListingsCsv } from './google-vehicle-listings-csv'
import type { StockFileFormat } from './stock-file-format'

export const allFormats: Record<StockFormat, StockFileFormat> = {
  // The specification's own field names (ENT-01…13), as a list or an object with a list named `vehicles`, or one object a line.
  'forecourt-json': { name: 'forecourt-json', syntax: 'json' },
  'forecourt-ndjson': { name: 'forecourt-ndjson', syntax: 'ndjson' },
  'dealer-studio-csv': dealerStudioCsv,
  'google-vehicle-listings-csv': googleVehicleListingsCsv,
  'au-vehicle-prices': auVehiclePrices,
}
