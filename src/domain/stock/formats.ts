/** The stock file formats with their labels. Each is one mapping file in `server/stock/formats`. */
export const stockFormats = {
  'forecourt-json': 'Forecourt JSON',
  'forecourt-ndjson': 'Forecourt NDJSON',
  'dealer-studio-csv': 'Dealer Studio CSV',
  'google-vehicle-listings-csv': 'Google vehicle listings CSV',
  'au-vehicle-prices': 'AU vehicle prices CSV',
} as const

export type StockFormat = keyof typeof stockFormats

export const stockFormatOptions = Object.entries(stockFormats).map(([value, label]) => ({ label, value }))
