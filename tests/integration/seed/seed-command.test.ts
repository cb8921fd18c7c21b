import { type ChildProcess, spawn } from 'node:child_process'
import pg from 'pg'
import { passwordProblem } from '@/server/accounts/password-problem'
import { isStoredPassword, type StoredPassword } from '@/server/accounts/stored-password'
import { itAtNight } from '../../support/at-night'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { hashPasswordsAtFullCost } from '../../support/password-cost'

let database: TestDatabase

// The command hashes in a process of its own, at full cost.
hashPasswordsAtFullCost()

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database?.drop())

function startSeed(options = ['--if-empty'], ownDatabase = true): ChildProcess {
  const args = ['--conditions=development', '--import', 'tsx', 'scripts/commands/seed.ts', ...options]
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    NODE_ENV: 'production' as const,
    OWN_DATABASE: String(ownDatabase),
  }
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', ownDatabase ? 'inherit' : 'pipe'] })
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('exit', (code) => done(code)))

function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  return new Promise((done, fail) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes(text)) done()
    })
    child.once('exit', () => fail(new Error(`ended before it said "${text}": ${output}`)))
  })
}

/** The command's output on both streams, and its exit code. */
async function outcomeOf(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk
    })
  }
  const code = await ended(child)
  return { code, text }
}

async function readPeople(): Promise<({ email: string } & StoredPassword)[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('SELECT email, hash, salt FROM users ORDER BY email')
  await client.end()
  return rows
}

async function removePeople(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('DELETE FROM users')
  await client.end()
}

async function count(table: 'tenants' | 'vehicles' | 'users' | 'pages'): Promise<number> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(`SELECT count(*)::int AS rows FROM ${table}`)
  await client.end()
  return rows[0].rows
}

describe('the command that plants the demo', () => {
  // plant.test.ts proves the same without processes.
  itAtNight(
    'recovers from kill -9: the next run completes all five dealers and duplicates nothing',
    async () => {
      const killed = startSeed()
      const gone = ended(killed)
      await waitForOutput(killed, 'progress: Kestrel Kia: vehicles')
      killed.kill('SIGKILL')
      await gone
      expect(await count('users')).toBe(0)

      expect(await ended(startSeed())).toBe(0)
      expect(await count('tenants')).toBe(5)
      expect(await count('vehicles')).toBe(1900)
      expect(await count('users')).toBe(8)
      const pages = await count('pages')

      expect(await ended(startSeed())).toBe(0)
      expect(await count('vehicles')).toBe(1900)
      expect(await count('pages')).toBe(pages)
    },
    240_000,
  )

  it('plants nothing in a production database without an explicit option', async () => {
    await removePeople()
    const { code, text } = await outcomeOf(startSeed(['--if-empty'], false))
    expect(code).toBe(1)
    expect(text).toContain('Use --demo-in-production to seed')
    expect(await count('users')).toBe(0)
  }, 240_000)

  itAtNight(
    'gives the users of a production database new passwords and prints them',
    async () => {
      const { code, text } = await outcomeOf(startSeed(['--demo-in-production'], false))
      expect(code).toBe(0)
      const printed = new Map(
        [...text.matchAll(/^sign-in: (\S+) {2}(\S{20})$/gm)].map(([, email, password]) => [email, password]),
      )
      const people = await readPeople()
      expect(people).toHaveLength(8)
      for (const person of people) {
        const password = printed.get(person.email) ?? ''
        expect(passwordProblem(password)).toBeUndefined()
        expect(await isStoredPassword(password, person)).toBe(true)
      }
      expect(new Set(printed.values()).size).toBe(8)
    },
    240_000,
  )
})
