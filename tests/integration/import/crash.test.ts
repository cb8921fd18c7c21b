import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { sweepDeadRuns } from '@/server/stock/import/sweep-dead-runs'
import { cars, type DealerSite, openDealerSite } from './dealer-site'
import { kill, startProgram, until, waitForStatement } from './programs'

let site: DealerSite
const folder = mkdtempSync(join(tmpdir(), 'forecourt-import-'))

beforeAll(async () => {
  site = await openDealerSite()
})
beforeEach(() => site.clear())
afterAll(() => site.close())

function fileOf(count: number): string {
  const path = join(folder, `${count}.ndjson`)
  writeFileSync(
    path,
    cars(count)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
  )
  return path
}

const startImport = (file: string) =>
  startProgram(site, 'scripts/commands/stock-import.ts', '--dealership', 'city', '--file', file, '--full')

describe('an import that is killed', () => {
  it('while it reads rows keeps the old stock, and the next import closes its run', async () => {
    await site.import(cars(10))
    const before = await site.stock()
    const child = startImport(fileOf(200_000))
    await waitForStatement(site, 'COPY stock_staging')
    await kill(child)
    expect(await site.stock()).toEqual(before)
    expect((await site.runs()).at(-1)).toMatchObject({ status: 'running' })

    // The dead process's connection may take a moment to close.
    expect(await site.import(cars(11), { full: true, waitMs: 20_000 })).toMatchObject({
      counts: { added: 1 },
    })
    expect((await site.runs()).map(({ status }) => status)).toEqual(['done', 'failed', 'done'])
    expect((await site.runs())[1]?.problem).toMatch(/was interrupted/)
  })

  it('just before the commit keeps the old stock, and the worker closes its run', async () => {
    await site.import(cars(10))
    const before = await site.stock()
    // Holds the import before the merge until its last statement cannot run: it has then written everything and
    // committed nothing.
    const [merging, blocker] = [new Client(site.url), new Client(site.url)]
    await merging.connect()
    await blocker.connect()
    await merging.query('SELECT pg_advisory_lock($1, $2)', [0x6d657267, site.tenantId])
    const child = startImport(fileOf(30))
    await waitForStatement(site, 'SELECT pg_advisory_xact_lock')
    await blocker.query('BEGIN; LOCK TABLE import_runs IN EXCLUSIVE MODE')
    await merging.end()
    const pid = await waitForStatement(site, 'UPDATE import_runs SET status')
    await kill(child)
    await blocker.query('SELECT pg_terminate_backend($1)', [pid])
    await blocker.query('ROLLBACK')
    await blocker.end()
    expect(await site.stock()).toEqual(before)

    await until(async () => ((await sweepDeadRuns(site.pool)) === 1 ? true : undefined))
    expect((await site.runs()).at(-1)).toMatchObject({
      status: 'failed',
      problem: expect.stringMatching(/stock has not changed/),
    })
  })
})

describe('two simultaneous imports', () => {
  it('of one dealership never overlap: the second is refused or waits', async () => {
    const holder = new Client(site.url)
    await holder.connect()
    await holder.query('SELECT pg_advisory_lock($1, $2)', [0x73746f63, site.city])
    await expect(site.import(cars(1))).rejects.toThrow('Another import of this dealership is running.')
    expect(await site.runs()).toEqual([])

    const messages: string[] = []
    const waiting = site.import(cars(1), { waitMs: 20_000, onProgress: (message) => messages.push(message) })
    await until(async () => (messages.length > 0 ? true : undefined))
    await holder.end()
    expect(await waiting).toMatchObject({ status: 'done', counts: { added: 1 } })
    expect(messages[0]).toMatch(/Waiting for another import/)
  })

  it('of one dealership both finish, one after the other', async () => {
    const both = await Promise.all([
      site.import(cars(50), { waitMs: 20_000 }),
      site.import(cars(50), { waitMs: 20_000 }),
    ])
    expect(both.map(({ counts }) => counts.added).sort((a, b) => a - b)).toEqual([0, 50])
  })

  it('of different dealerships do not wait for each other', async () => {
    const both = await Promise.all([
      site.import(cars(50), { waitMs: 0 }),
      site.import(cars(50), { waitMs: 0, dealershipId: site.north }),
    ])
    expect(both.map(({ counts }) => counts.added)).toEqual([50, 50])
  })
})
