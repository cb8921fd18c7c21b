import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createPool } from '@/server/clients/database'
import { runTasks } from '@/server/worker/run-tasks'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { until } from '../import/programs'

let database: TestDatabase
/** The test's own connections: the runner's are for its jobs alone. */
let own: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  own = createPool(database.url)
})
beforeEach(() => own.query('DELETE FROM graphile_worker._private_jobs'))
afterAll(async () => {
  await own.end()
  await database.drop()
})

const add = () => own.query(`SELECT graphile_worker.add_job('greet', '{}')`)
const jobs = async () => (await own.query('SELECT FROM graphile_worker.jobs')).rowCount

async function within<T>(ms: number, awaited: Promise<T>, what: string): Promise<T> {
  const late = sleep(ms, undefined, { ref: false }).then(() => {
    throw new Error(`Waited ${ms / 1000} s for ${what}.`)
  })
  return Promise.race([awaited, late])
}

it('a runner that is stopped removes the jobs that it lets end, before its connections are closed', async () => {
  const COUNT = 4
  const pool = createPool(database.url)
  let started = 0
  let letEnd = () => {}
  const end = new Promise<void>((resolve) => {
    letEnd = resolve
  })
  const runner = await runTasks(pool, {
    taskList: {
      greet: async () => {
        started += 1
        await end
      },
    },
    concurrency: COUNT,
    quiet: ['greet'],
  })
  for (let job = 0; job < COUNT; job += 1) await add()
  await until(async () => (started === COUNT ? true : undefined), 'the jobs')
  const stopped = runner.stop().then(() => pool.end())
  await sleep(100)
  letEnd()
  await stopped
  expect(await jobs()).toBe(0)
})

it('a runner that cannot remove a finished job ends with the error, so that the worker starts again', async () => {
  const pool = createPool(database.url, { statement_timeout: 300 })
  const lock = await own.connect()
  const runner = await runTasks(pool, {
    taskList: {
      greet: async () => {
        await lock.query('BEGIN; LOCK TABLE graphile_worker._private_jobs IN EXCLUSIVE MODE')
      },
    },
    concurrency: 1,
    quiet: ['greet'],
  })
  await add()
  try {
    await expect(within(20_000, runner.promise, 'the end of the runner')).rejects.toThrow('statement timeout')
  } finally {
    await lock.query('ROLLBACK')
    lock.release()
    await pool.end()
  }
  expect(await jobs()).toBe(1)
})
