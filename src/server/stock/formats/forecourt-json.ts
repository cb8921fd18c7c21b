import type { StockFileFormat } from './stock-file-format'

/** The specification's own field names (ENT-01…13), as a JSON list or an object with a list named `vehicles`. */
export const forecourtJson: StockFileFormat = { name: 'forecourt-json', syntax: 'json' }
