import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { countRequest, metrics, watchPool } from './metrics.mjs'

const text = () => metrics().registry.metrics()

describe('A request', () => {
  it('is counted by kind of route and status, with its duration in seconds', async () => {
    countRequest({ method: 'GET', path: '/cars/a', kind: 'vehicle', status: 200, durationMs: 40 })
    countRequest({ method: 'GET', path: '/cars/b', kind: 'vehicle', status: 200, durationMs: 400 })
    expect(await text()).toContain('forecourt_request_duration_seconds_count{kind="vehicle",status="200"} 2')
    expect(await text()).toContain(
      'forecourt_request_duration_seconds_bucket{le="0.05",kind="vehicle",status="200"} 1',
    )
    expect(await text()).not.toContain('/cars/a')
  })

  it('is counted as aborted when the visitor disconnects early', async () => {
    countRequest({ method: 'GET', path: '/', kind: 'page', status: 200, durationMs: 1, aborted: true })
    expect(await text()).toContain('forecourt_request_duration_seconds_count{kind="page",status="aborted"} 1')
  })

  it('for a cached page is also counted by where the page came from', async () => {
    for (const cache of ['memory', 'memory', 'miss', undefined] as const)
      countRequest({ method: 'GET', path: '/', kind: 'page', status: 200, durationMs: 1, cache })
    expect(await text()).toContain('forecourt_page_cache_total{state="memory"} 2')
    expect(await text()).toContain('forecourt_page_cache_total{state="miss"} 1')
    expect(await text()).not.toContain('state="undefined"')
  })
})

it('The metrics registry is one per process, however often the module is loaded', () => {
  let again: typeof import('./metrics.mjs') | undefined
  jest.isolateModules(() => {
    again = require('./metrics.mjs')
  })
  expect(again?.metrics()).toBe(metrics())
})

it('Pools with the same name are watched together', () => {
  const pool = { totalCount: 1 } as never
  expect(watchPool('test', pool)).toBe(pool)
  watchPool('test', { totalCount: 2 } as never)
  expect(metrics().pools.get('test')?.size).toBe(2)
})

describe('The documentation in docs/operations', () => {
  const read = (file: string) => readFileSync(join(process.cwd(), 'docs/operations', file), 'utf8')
  const known = async () => (await metrics().registry.getMetricsAsJSON()).map(({ name }) => name)
  const named = (expressions: string[]) => [
    ...new Set(
      expressions.flatMap((expression) => expression.match(/\b(?:forecourt|process|nodejs)_\w+/g) ?? []),
    ),
  ]
  const withoutEnding = (name: string) => name.replace(/_(?:count|bucket|sum)$/, '')

  it('has a dashboard that uses only metrics of /metrics', async () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json'))
    const names = named(
      panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    )
    expect(names.length).toBeGreaterThan(10)
    expect(await known()).toEqual(expect.arrayContaining(names.map(withoutEnding)))
  })

  it('has alerts that use only metrics of /metrics, each with a summary', async () => {
    const { groups } = parse(read('prometheus-alerts.yml'))
    const rules: { alert: string; expr: string; annotations: { summary: string } }[] = groups[0].rules
    const names = named(rules.map(({ expr }) => expr))
    expect(names.length).toBeGreaterThan(6)
    expect(await known()).toEqual(expect.arrayContaining(names.map(withoutEnding)))
    expect(rules.filter(({ annotations }) => !annotations.summary)).toEqual([])
  })
})
