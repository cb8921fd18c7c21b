import prometheus from 'prom-client'

/**
 * This process's Prometheus metrics. Plain JavaScript, because the web server runs outside Next's build. One registry per process, since
 * Next bundles its own copy of this module for each route.
 */
const KEY = Symbol.for('forecourt.metrics')

/** Seconds. A page from memory takes one millisecond; a statement takes at most five seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function createMetrics() {
  const registry = new prometheus.Registry()
  const registers = [registry]
  prometheus.collectDefaultMetrics({ register: registry })
  /** @template {string} Label @param {string} name @param {string} help @param {Label[]} labelNames */
  const gauge = (name, help, labelNames) =>
    new prometheus.Gauge({ name: `forecourt_${name}`, help, labelNames, registers })
  /** @template {string} Label @param {string} name @param {string} help @param {Label[]} labelNames */
  const counter = (name, help, labelNames) =>
    new prometheus.Counter({ name: `forecourt_${name}`, help, labelNames, registers })
  /** @template {string} Label @param {string} name @param {string} help @param {Label[]} labelNames */
  const durations = (name, help, labelNames) =>
    new prometheus.Histogram({ name: `forecourt_${name}`, help, labelNames, buckets: BUCKETS, registers })
  const mails = counter('mails_total', 'Emails of this process: sent, failed, or stored in the outbox.', [
    'outcome',
  ])
  // Prometheus sees no increase in a figure that begins with 1.
  for (const outcome of ['sent', 'failed', 'outbox']) mails.inc({ outcome }, 0)
  return {
    registry,
    /** @type {Map<string, Set<import('pg').Pool>>} */
    pools: new Map(),
    requests: durations('request_duration_seconds', 'Requests by kind of route and status.', [
      'kind',
      'status',
    ]),
    pages: counter('page_cache_total', 'Pages by cache result: memory, hit, stale or miss.', ['state']),
    searches: durations('search_duration_seconds', 'Searches by engine and outcome.', ['engine', 'outcome']),
    fallbacks: gauge(
      'search_fallbacks',
      'Searches that Postgres answered instead of Typesense since the start, by reason.',
      ['reason'],
    ),
    indexBehind: gauge(
      'search_index_behind_seconds',
      'Seconds the oldest change has waited to be indexed.',
      [],
    ),
    jobs: gauge('jobs', 'Jobs by task and state: due, later, running or failed.', ['task', 'state']),
    oldestJob: gauge('jobs_oldest_due_seconds', 'Seconds the oldest due job has waited.', []),
    purgesWaiting: gauge('cdn_purges_waiting', 'Changes not yet purged from the CDN.', []),
    oldestPurge: gauge(
      'cdn_purge_oldest_seconds',
      'Seconds the oldest change has waited for its CDN purge.',
      [],
    ),
    deliveries: gauge('lead_deliveries', 'Deliveries of leads of the last seven days, by method and state.', [
      'method',
      'state',
    ]),
    oldestDelivery: gauge(
      'lead_delivery_oldest_seconds',
      'Seconds the oldest delivery that is not delivered yet has waited since its lead.',
      [],
    ),
    deliveriesDue: gauge(
      'lead_delivery_due_seconds',
      'Seconds the delivery that is longest due for an attempt has waited for a worker.',
      [],
    ),
    leadMails: gauge('lead_mails_waiting', 'Mails to shoppers and staff that are not sent yet.', []),
    mails,
    imports: gauge('imports', 'Stock imports on record, by outcome.', ['outcome']),
    poolConnections: gauge(
      'database_pool_connections',
      'Connections of this process: total, idle, and requests waiting for one.',
      ['pool', 'state'],
    ),
    databaseUp: gauge('database_up', 'Whether the database responds: 1 or 0.', []),
    workerHeartbeat: gauge('worker_heartbeat_age_seconds', 'Seconds since a worker last reported.', []),
    workers: gauge('workers', 'Workers connected to the database.', []),
  }
}

/** @returns {ReturnType<typeof createMetrics>} */
export function metrics() {
  const holder = /** @type {Record<symbol, ReturnType<typeof createMetrics>>} */ (
    /** @type {unknown} */ (globalThis)
  )
  holder[KEY] ??= createMetrics()
  return holder[KEY]
}

/** @param {import('../web/observe-request.mjs').Observed} observed */
export function countRequest({ kind, status, aborted, durationMs, cache }) {
  const { requests, pages } = metrics()
  requests.observe({ kind, status: aborted ? 'aborted' : String(status) }, durationMs / 1000)
  if (cache) pages.inc({ state: cache })
}

/**
 * Counts the connections of a pool under a name. Pools with the same name are counted together.
 * @template {import('pg').Pool} Pool
 * @param {string} name @param {Pool} pool @returns {Pool}
 */
export function watchPool(name, pool) {
  const { pools } = metrics()
  pools.set(name, (pools.get(name) ?? new Set()).add(pool))
  return pool
}
