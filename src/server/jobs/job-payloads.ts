/** The background jobs and their payloads. Payloads hold only ids; personal data and files stay in their tables. */
export interface JobPayloads {
  'import-stock': { runId: number }
  'fetch-feed': { feedId: number }
  'resize-photos': { vehicleIds: number[] }
  'build-vocabulary': { tenantId: number }
  /** The id of the row in `leads.mails`. */
  'send-mail': { mailId: number }
  /** Staff cancelled a test drive. */
  'tell-of-cancellation': { testDriveId: number; authorId: number | null }
  /** The id of the row in `valuations`. */
  'save-valuation': { valuationId: number }
  /** Something happened to a payment or its reservation. */
  'notify-of-payment': { paymentId: number; news: string }
  /** The id of the row in `payments.refunds`. */
  'send-refund': { refundId: number }
  /** Its hold has ended, so it must not be paid any more. */
  'close-payment': { paymentId: number }
}

/** Jobs of one queue run one at a time, in order. Each dealership's stock has its own queue. */
export const STOCK_QUEUE_PREFIX = 'stock-'

/** Runs one job at a time: no visitor waits for it. */
export const RESIZING_QUEUE = 'resize-photos'

/** Builds one vocabulary at a time, with one pending job per website, so that one run covers several changes. */
export const VOCABULARY_QUEUE = 'vocabulary'

/** Prefix of the job key of a run's import. A run has at most one job. */
export const IMPORT_KEY_PREFIX = 'import-stock-'

/** Prefix of the job key of a mail's next attempt. */
export const MAIL_KEY_PREFIX = 'send-mail-'
