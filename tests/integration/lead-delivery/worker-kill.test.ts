import type { ChildProcess } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { itAtNight } from '~/tests/support/at-night'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { kill, startProgram, until, waitForStatement } from '../import/programs'
import { type LeadSite, openLeadSite, type StoredDelivery } from './lead-site'

let site: LeadSite
let crm: Upstream
/** The ids of the deliveries as the CRM received them. */
let received: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
const workers: ChildProcess[] = []

const accept = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(200).end()

beforeAll(async () => {
  process.env.DATABASE_URL = 'postgres://unused@localhost/unused'
  site = await openLeadSite()
  crm = await startUpstream((request, response) => {
    received.push(String(request.headers['x-forecourt-delivery']))
    request.resume()
    answer(request, response)
  })
})
beforeEach(async () => {
  received = []
  answer = accept
  await site.pool.query('DELETE FROM lead_deliveries')
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await kill(worker, 'SIGTERM')
})
afterAll(async () => {
  await crm.close()
  await site.close()
})

function startWorker(): ChildProcess {
  const worker = startProgram(site, 'scripts/worker.ts')
  workers.push(worker)
  return worker
}

/** Kills a worker, and waits until the server has closed its connections. */
async function killForGood(worker: ChildProcess) {
  await kill(worker)
  await until(async () => {
    const { rows } = await site.pool.query(
      `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE d.datname = current_database() AND l.locktype = 'advisory'`,
    )
    return rows.length === 0 ? true : undefined
  }, 'the end of the worker’s connections')
}

const ended = (id: number, state = 'delivered'): Promise<StoredDelivery> =>
  until(async () => {
    const delivery = await site.delivery(id)
    return delivery.state === state ? delivery : undefined
  }, `delivery ${id} to be ${state}`)

/** Ends the time in which only the killed attempt may deliver. */
const endLease = (id: number) => site.makeDue(id)

const add = () => site.addDelivery('webhook', `${crm.address}/leads`)

/** Holds the row of a delivery, so that the next statement that writes it waits. */
async function holdRow(id: number) {
  const client = await site.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM lead_deliveries WHERE id = $1 FOR UPDATE', [id])
  return async () => {
    await client.query('ROLLBACK')
    client.release()
  }
}

/** Ends a dead worker's statement, which would otherwise still run once the row is free. */
async function cancel(statement: number) {
  await site.pool.query('SELECT pg_terminate_backend($1, 5000)', [statement])
}

describe('A worker that is killed', () => {
  it('while the receiver has the lead but has not answered leaves it to the next, with the same id', async () => {
    answer = () => {}
    const id = await add()
    const worker = startWorker()
    await until(async () => (received.length > 0 ? true : undefined), 'the first request')
    await killForGood(worker)
    expect(await site.delivery(id)).toMatchObject({ state: 'pending', attempts: 1 })
    answer = accept
    await endLease(id)
    startWorker()
    const { attempts, log, delivery_id } = await ended(id)
    expect(attempts).toBe(2)
    expect(log.map(({ ok, answer: said }) => [ok, said])).toEqual([
      [false, 'The worker stopped before the answer.'],
      [true, expect.stringContaining('status 200')],
    ])
    expect(received).toEqual([delivery_id, delivery_id])
  })

  it('after the receiver took the lead, before that was recorded, records it once in the end', async () => {
    let release: Promise<() => Promise<void>> | undefined
    const id = await add()
    answer = (request, response) => {
      release ??= holdRow(id)
      void release.then(() => accept(request, response))
    }
    const worker = startWorker()
    const statement = await waitForStatement(site, '\n  UPDATE lead_deliveries SET state')
    await killForGood(worker)
    await cancel(statement)
    await (await release)?.()
    expect(await site.delivery(id)).toMatchObject({ state: 'pending', attempts: 1 })
    answer = accept
    await endLease(id)
    startWorker()
    const { attempts, delivery_id } = await ended(id)
    expect([attempts, received]).toEqual([2, [delivery_id, delivery_id]])
  })

  it('before it took the delivery leaves it untouched, and the receiver gets it once', async () => {
    const id = await add()
    const release = await holdRow(id)
    const worker = startWorker()
    const other = await add()
    await ended(other)
    received = []
    await killForGood(worker)
    await release()
    expect(await site.delivery(id)).toMatchObject({ state: 'pending', attempts: 0 })
    startWorker()
    const { attempts, delivery_id } = await ended(id)
    expect([attempts, received]).toEqual([1, [delivery_id]])
  })

  itAtNight('with many leads loses and doubles none', async () => {
    const ids: number[] = []
    for (let nth = 0; nth < 40; nth++) ids.push(await add())
    let nth = 0
    answer = (request, response) => (nth++ % 3 === 0 ? undefined : accept(request, response))
    const worker = startWorker()
    await until(async () => (received.length > 10 ? true : undefined), 'some requests')
    await killForGood(worker)
    answer = accept
    for (const id of ids) await site.makeDue(id)
    startWorker()
    await until(async () => {
      const { rows } = await site.pool.query(`SELECT FROM lead_deliveries WHERE state = 'pending'`)
      return rows.length === 0 ? true : undefined
    }, 'the end of all deliveries')
    const { rows } = await site.pool.query('SELECT state, delivery_id FROM lead_deliveries')
    expect(rows.map(({ state }) => state)).toEqual(Array(40).fill('delivered'))
    expect(new Set(received)).toEqual(new Set(rows.map(({ delivery_id }) => delivery_id)))
  })
})

describe('Leads', () => {
  it('are delivered while imports occupy every place of the stock runner', async () => {
    startWorker()
    await ended(await add())
    const client = await site.pool.connect()
    await client.query('BEGIN; LOCK TABLE import_runs IN ACCESS EXCLUSIVE MODE')
    for (const nth of [1, 2, 3])
      await site.pool.query(`SELECT graphile_worker.add_job('import-stock', $1, queue_name => $2)`, [
        JSON.stringify({ runId: nth }),
        `stock-${nth}`,
      ])
    await until(async () => {
      const { rows } = await site.pool.query(
        `SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL AND task_identifier = 'import-stock'`,
      )
      return rows.length === 2 ? true : undefined
    }, 'two imports to run')
    await ended(await add())
    await client.query('ROLLBACK')
    client.release()
  })
})
