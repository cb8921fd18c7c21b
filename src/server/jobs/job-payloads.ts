/** The jobs there are, with what each carries. Payloads hold ids only: personal data and files stay where they are. */
export interface JobPayloads {
  'import-stock': { runId: number }
  'fetch-feed': { feedId: number }
  'resize-photos': { vehicleIds: number[] }
  'build-vocabulary': { tenantId: number }
}

/** Jobs of one queue run one after the other, in the order in which they came: a dealership's stock has one. */
export const STOCK_QUEUE_PREFIX = 'stock-'

/** One job of this queue at a time: nobody waits for it. */
export const RESIZING_QUEUE = 'resize-photos'

/** One vocabulary at a time, and one job waiting for each website: several changes are read at once. */
export const VOCABULARY_QUEUE = 'vocabulary'

/** By its key a run's job is found again; a run has one job at most. */
export const IMPORT_KEY_PREFIX = 'import-stock-'
