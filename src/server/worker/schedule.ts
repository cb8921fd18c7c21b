import { parseCronItems } from 'graphile-worker'

/** Runs every minute. A missed run is not made up: the next one does its work. */
export const EVERY_MINUTE = [
  'schedule-feeds',
  'make-previews',
  'requeue-mails',
  'alert-shoppers', // also those who want mail at once
  'tend-reservations',
  'sync-payments',
  'apply-planned-switches',
]
export const EVERY_TEN_MINUTES = ['remind-test-drives', 'forget-drafts', 'measure-scripts']

/** The zones of Australia differ by quarters of an hour. */
export const EVERY_QUARTER = ['lead-notices']

/** Runs at night in Australia: at midnight in Perth, and at two in Sydney or, in summer, at three. */
const AT_NIGHT = '0 16 * * *'
const EVERY_NIGHT = [
  'queue-all-photos',
  'forget-sign-ins',
  'forget-mails',
  'erase-old-leads',
  'sweep-lead-files',
  'reconcile-payments',
  'check-prices',
  'check-links',
]

/** A worker that starts within this time makes up for the night's tasks that were missed. It is still night then. */
const NIGHT_MS = 3 * 3_600_000

const repeated = (tasks: readonly string[], match: string, backfillPeriod = 0) =>
  tasks.map((task) => ({
    task,
    match,
    options: { maxAttempts: 1, backfillPeriod, jobKey: task, queueName: task },
  }))

export const cronItems = parseCronItems([
  ...repeated(EVERY_MINUTE, '* * * * *'),
  ...repeated(EVERY_TEN_MINUTES, '*/10 * * * *'),
  ...repeated(EVERY_QUARTER, '*/15 * * * *'),
  ...repeated(EVERY_NIGHT, AT_NIGHT, NIGHT_MS),
])
