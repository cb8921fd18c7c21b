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

/** Runs at night, at 03:00 UTC. */
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

const repeated = (tasks: readonly string[], match: string) =>
  tasks.map((task) => ({
    task,
    match,
    options: { maxAttempts: 1, backfillPeriod: 0, jobKey: task, queueName: task },
  }))

export const cronItems = parseCronItems([
  ...repeated(EVERY_MINUTE, '* * * * *'),
  ...repeated(EVERY_TEN_MINUTES, '*/10 * * * *'),
  ...repeated(EVERY_QUARTER, '*/15 * * * *'),
  ...repeated(EVERY_NIGHT, '0 3 * * *'),
])
