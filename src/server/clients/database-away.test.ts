import { DatabaseSilent, isDatabaseAway } from './database-away'

const coded = (code: string) => Object.assign(new Error('refused'), { code })

it.each([
  ['silence', new DatabaseSilent()],
  ['a refused connection', coded('ECONNREFUSED')],
  ['refusals at every address of a host', new AggregateError([coded('ECONNREFUSED')])],
  ['a server that shuts down', coded('57P01')],
  ['a statement that took too long', coded('57014')],
  ['a server without free connections', coded('53300')],
  ['an ended connection', new Error('Connection terminated unexpectedly')],
  ['what a library wraps', new Error('Failed query', { cause: new DatabaseSilent() })],
  ['a failed start of Payload', new Error('Error: cannot connect to Postgres: no')],
  ['a save of Payload that could not begin', new Error('Error: cannot begin transaction: no')],
])('the database is away by %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  ['a value that is taken', coded('23505')],
  ['a missing table', coded('42P01')],
  ['any other error', new TypeError('x is not a function')],
  ['what is no error', 'Connection terminated'],
])('the database is not away by %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
