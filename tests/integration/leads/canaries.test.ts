import { jest } from '@jest/globals'
import { openSendingSite, payloadOf, type SendingSite, sendJson, sendPlain } from './sending-site'

let site: SendingSite
let POST: typeof import('@/app/sites/[host]/api/enquiries/route').POST

beforeAll(async () => {
  site = await openSendingSite()
  ;({ POST } = await import('@/app/sites/[host]/api/enquiries/route'))
})
afterAll(() => site?.close())

/** Values that must appear nowhere but in the lead. */
const canaries = {
  name: 'Canaryname',
  last_name: 'Canarylast',
  email: 'canary@canary.example',
  phone: '0491 570 156',
  postcode: '4350',
  message: 'Canarymessage',
  location_id: '1',
}
const CANARY = /canary|0491|570 ?156|4350/i

/** Everything that is written while some work runs. */
async function written(work: () => Promise<void>): Promise<string> {
  const lines: unknown[] = []
  const note = (...parts: unknown[]) => void lines.push(parts)
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(note),
  )
  const streams = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((chunk) => {
      note(String(chunk))
      return true
    }),
  )
  try {
    await work()
  } finally {
    for (const spy of [...spies, ...streams]) spy.mockRestore()
  }
  return JSON.stringify(lines)
}

it('personal data of a lead is in no log line, address, job or rate limit, whatever happens to it', async () => {
  const addresses: unknown[] = []
  const log = await written(async () => {
    const sent = await sendJson(POST, payloadOf('enquiry', canaries))
    addresses.push(sent.said)
    const refused = await sendJson(POST, payloadOf('enquiry', { ...canaries, postcode: '12' }))
    addresses.push(refused.said)
    for (const postcode of ['4350', '12']) {
      const { location, cookie } = await sendPlain(POST, { form: 'enquiry', ...canaries, postcode })
      addresses.push(location, cookie)
    }
    await sendJson(POST, payloadOf('enquiry', { ...canaries, name: { canary: 1 } }))
    await site.pool.query('ALTER TABLE leads RENAME COLUMN message TO away')
    await sendJson(POST, payloadOf('enquiry', { ...canaries, message: 'Canary two' }))
    await site.pool.query('ALTER TABLE leads RENAME COLUMN away TO message')
    await site.pool.query(
      `ALTER TABLE leads ADD CONSTRAINT no_canaries CHECK (email NOT LIKE 'canary%') NOT VALID`,
    )
    await sendJson(POST, payloadOf('enquiry', { ...canaries, message: 'Canary three' }))
    await site.pool.query('ALTER TABLE leads DROP CONSTRAINT no_canaries')
  })
  expect(log).toContain('an enquiry could not be stored')
  expect(log).not.toMatch(CANARY)
  expect(JSON.stringify(addresses)).not.toMatch(CANARY)
  const { rows } = await site.pool.query(
    'SELECT (SELECT json_agg(j) FROM graphile_worker._private_jobs j) AS jobs, (SELECT json_agg(t) FROM limits.tries t) AS tries',
  )
  expect(JSON.stringify(rows)).not.toMatch(/canary/i)
  expect(await site.leads()).toHaveLength(2)
})
