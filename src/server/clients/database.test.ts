import { createPool, database, processLimit } from './database'
import { limitQueries } from './limited-client'

afterEach(() => limitQueries(null))

it('The worker and commands allow five seconds for a statement and thirty for a connection, however short the limit for pages is', () => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://somebody@127.0.0.1:1/nowhere',
    PAYLOAD_SECRET: 'of this test alone, and long',
    DATABASE_TIMEOUT_MS: '150',
  })
  expect(database().options).toMatchObject({ statement_timeout: 5000, connectionTimeoutMillis: 30_000 })
})

it('A web server applies the limit for pages to statements, and waits a little longer for a connection', () => {
  limitQueries(700)
  const { options } = createPool('postgres://somebody@127.0.0.1:1/nowhere', processLimit())
  expect(options.statement_timeout).toBe(700)
  expect(options.connectionTimeoutMillis).toBeGreaterThan(700)
})
