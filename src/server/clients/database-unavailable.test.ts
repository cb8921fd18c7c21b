import { DatabaseTimeout, isDatabaseUnavailable } from './database-unavailable'

const coded = (code: string) => Object.assign(new Error('refused'), { code })

it.each([
  ['an unanswered query', new DatabaseTimeout()],
  ['a refused connection', coded('ECONNREFUSED')],
  ['refused connections at every address of a host', new AggregateError([coded('ECONNREFUSED')])],
  ['a server that shuts down', coded('57P01')],
  ['a statement that took too long', coded('57014')],
  ['a server without free connections', coded('53300')],
  ['an ended connection', new Error('Connection terminated unexpectedly')],
  ['such an error wrapped by a library', new Error('Failed query', { cause: new DatabaseTimeout() })],
  ['a failed start of Payload', new Error('Error: cannot connect to Postgres: no')],
  ['a Payload transaction that could not begin', new Error('Error: cannot begin transaction: no')],
])('The database counts as unavailable after %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

it.each([
  ['a unique value that is taken', coded('23505')],
  ['a missing table', coded('42P01')],
  ['any other error', new TypeError('x is not a function')],
  ['a value that is not an error', 'Connection terminated'],
])('The database does not count as unavailable after %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})
