import { type ChildProcess, spawn } from 'node:child_process'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../support/database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database?.drop())

function startSeed(): ChildProcess {
  const args = ['--conditions=development', '--import', 'tsx', 'scripts/seed.ts', '--if-empty']
  const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'production' as const }
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('exit', (code) => done(code)))

/** Waits for a line of the command's progress. */
function heard(child: ChildProcess, text: string): Promise<void> {
  return new Promise((done, fail) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes(text)) done()
    })
    child.once('exit', () => fail(new Error(`ended before it said "${text}": ${output}`)))
  })
}

async function count(table: 'tenants' | 'vehicles' | 'users' | 'pages'): Promise<number> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(`SELECT count(*)::int AS rows FROM ${table}`)
  await client.end()
  return rows[0].rows
}

describe('the command that plants the demo', () => {
  it('recovers from kill -9: the next run completes all five dealers and doubles nothing', async () => {
    const killed = startSeed()
    const gone = ended(killed)
    await heard(killed, 'progress: Kestrel Kia: vehicles')
    killed.kill('SIGKILL')
    await gone
    expect(await count('users')).toBe(0)

    expect(await ended(startSeed())).toBe(0)
    expect(await count('tenants')).toBe(5)
    expect(await count('vehicles')).toBe(1900)
    expect(await count('users')).toBe(6)
    const pages = await count('pages')

    expect(await ended(startSeed())).toBe(0)
    expect(await count('vehicles')).toBe(1900)
    expect(await count('pages')).toBe(pages)
  }, 240_000)
})
