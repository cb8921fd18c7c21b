import type { StockFileFormat } from './stock-file-format'

/** The specification's own field names (ENT-01…13), one JSON object a line. */
export const forecourtNdjson: StockFileFormat = { name: 'forecourt-ndjson', syntax: 'ndjson' }
