import type { StockFormat } from '@/domain/stock/formats'
import { auVehiclePrices } from './au-vehicle-prices'
import { dealerStudioCsv } from './dealer-studio-csv'
import { forecourtJson } from './forecourt-json'
import { forecourtNdjson } from './forecourt-ndjson'
import { googleVehicleListingsCsv } from './google-vehicle-listings-csv'
import type { StockFileFormat } from './stock-file-format'

export const allFormats: Record<StockFormat, StockFileFormat> = {
  'forecourt-json': forecourtJson,
  'forecourt-ndjson': forecourtNdjson,
  'dealer-studio-csv': dealerStudioCsv,
  'google-vehicle-listings-csv': googleVehicleListingsCsv,
  'au-vehicle-prices': auVehiclePrices,
}
