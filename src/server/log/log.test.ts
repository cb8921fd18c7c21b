import { currentRequest, knownTenant, setRequestTenant, withRequest } from './current-request.mjs'
import { isJson, logFormat, setJsonLines } from './destination.mjs'
import { createLog, log } from './log.mjs'
import { textLines } from './text-lines.mjs'

function listen() {
  const lines: string[] = []
  const log = createLog({ write: (line: string) => void lines.push(line) })
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line)) }
}

describe('The log in production', () => {
  it('is one JSON object a line, with its time, level and message', () => {
    const { log, lines, entries } = listen()
    log.warn({ job: '7' }, 'two\nlines')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[^\n]*\n$/)
    expect(entries()[0]).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      job: '7',
      msg: 'two\nlines',
    })
  })

  it('names the request and website that a line belongs to', async () => {
    const { log, entries } = listen()
    await withRequest({ id: 'request-1', host: 'outpost.example' }, async () => {
      await Promise.resolve()
      setRequestTenant('outpost')
      log.info('during')
    })
    log.info('after')
    expect(entries()[0]).toMatchObject({ msg: 'during', requestId: 'request-1', tenant: 'outpost' })
    expect(Object.keys(entries()[1])).toEqual(['level', 'time', 'msg'])
  })

  it('remembers the website of a host from earlier requests', () => {
    withRequest({ id: 'request-2', host: 'kestrel.example' }, () => setRequestTenant('kestrel'))
    expect([knownTenant('kestrel.example'), knownTenant('other.example')]).toEqual(['kestrel', undefined])
    setRequestTenant('nobody')
    expect(currentRequest()).toBeNull()
  })

  it('describes an error by name, message, code, stack and cause, without the values that a driver adds', () => {
    const { log, entries } = listen()
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(jo@dealer.example) already exists.',
    })
    log.error({ err: new TypeError('not saved', { cause }) }, 'a lead')
    expect(entries()[0].err).toEqual({
      type: 'TypeError',
      message: 'not saved',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'Error', message: 'duplicate key', code: '23505', stack: expect.any(String) },
    })
    log.error({ err: 'thrown text' }, 'b')
    expect(entries()[1].err).toEqual({ message: 'thrown text' })
  })

  it.each([
    ['an email address', 'no mail to jo.smith+cars@dealer.example.au now'],
    ['an email address in a path', 'GET /search/jo.smith%40dealer.example 404'],
    ['an email address in a path that was encoded twice', 'GET /search/jo.smith%2540dealer.example 404'],
    ['a search', 'GET /search?query=Jo.Smith&make=kia failed'],
    ['the link that sets a password', 'GET /admin/reset/Jo-Smith-5f3a 200'],
    ['the values of a failed statement', 'Failed query: select 1 where a = $1\nparams: Jo Smith,\n"Smith"'],
  ])('does not repeat %s', (_, message) => {
    const { log, lines, entries } = listen()
    log.error({ err: new Error(message), path: message }, message)
    expect(lines.join()).not.toMatch(/smith/i)
    expect(entries()[0].err.stack).toContain('log.test.ts')
  })
})

describe('The log format', () => {
  it.each([
    [{ NODE_ENV: 'production' }, 'json'],
    [{}, 'json'],
    [{ NODE_ENV: 'development' }, 'text'],
    [{ NODE_ENV: 'test' }, 'text'],
    [{ NODE_ENV: 'production', LOG_FORMAT: 'text' }, 'text'],
    [{ NODE_ENV: 'production', LOG_FORMAT: '' }, 'json'],
    [{ NODE_ENV: 'development', LOG_FORMAT: 'json' }, 'json'],
  ] as const)('for %j is %s', (environment, format) => {
    expect(logFormat(environment)).toBe(format)
  })

  it('applies to the whole process, and can be set before or after the log is created', () => {
    const lines: string[] = []
    setJsonLines({ write: (line) => void lines.push(line) })
    log.info('for programs')
    expect([isJson(), lines.length]).toEqual([true, 1])
    setJsonLines(undefined)
    expect(isJson()).toBe(false)
  })

  it('as text is the message followed by the error', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const log = createLog(textLines)
    log.error({ err: new Error('out of reach') }, 'no answer')
    log.error('alone')
    expect(logged.mock.calls).toEqual([
      ['no answer', expect.stringMatching(/^Error: out of reach\n {4}at /)],
      ['alone'],
    ])
    logged.mockRestore()
  })
})
