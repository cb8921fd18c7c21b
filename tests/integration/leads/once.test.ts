import { randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import type { WithinLead } from '@/server/leads/submit-lead'
import { until } from '../import/programs'
import { siteOf } from '../search/search-site'
import { openSendingSite, payloadOf, person, type SendingSite, sendJson, sendPlain } from './sending-site'

let site: SendingSite
let POST: typeof import('@/app/sites/[host]/api/enquiries/route').POST
let submitLead: typeof import('@/server/leads/submit-lead').submitLead

beforeAll(async () => {
  site = await openSendingSite()
  ;({ POST } = await import('@/app/sites/[host]/api/enquiries/route'))
  ;({ submitLead } = await import('@/server/leads/submit-lead'))
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

const AT_ONCE = 20
const together = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, send))

/** A lead with one delivery, for the function that stores it. Each try of one key has another public id, as in real life. */
const record = (key: string = randomUUID()) => {
  return {
    keys: [key] as const,
    columns: {
      status: 'new',
      name: 'Sam',
      public_id: randomUUID(),
      idempotency_key: key,
      opt_in: false,
      form_completed: true,
      offer_accepted: false,
      is_spam: false,
    },
    deliveries: [{ ruleId: 1, method: 'email' as const, target: 'sales-1@example.com' }],
  }
}

const stored = async () => [(await site.leads()).length, (await site.deliveries()).length, await site.due()]

describe('one form sent many times', () => {
  it('at once is one lead with one delivery and the same answer [ENQ-14, ENQ-18]', async () => {
    const payload = payloadOf('enquiry')
    const answers = await together(() => sendJson(POST, payload))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ said }) => JSON.stringify(said))).size).toBe(1)
    expect(await stored()).toEqual([1, 1, 1])
  })

  it('again after its answer was lost is the same lead [ENQ-18]', async () => {
    const payload = payloadOf('enquiry')
    const first = await sendJson(POST, payload)
    const again = await sendJson(POST, { ...payload, opened_at: 90_000, turnstile: null })
    expect(again.said).toEqual(first.said)
    expect(await stored()).toEqual([1, 1, 1])
  })

  it('with changed answers is another lead, so that nothing is lost [ENQ-18]', async () => {
    const payload = payloadOf('enquiry')
    await sendJson(POST, payload)
    const changed = payloadOf('enquiry', { message: 'Please call after five.' }, { key: payload.key })
    expect((await sendJson(POST, changed)).status).toBe(201)
    expect((await site.leads()).map(({ message }) => message)).toEqual([
      person.message,
      'Please call after five.',
    ])
  })

  it('on two websites is a lead of each [isolation]', async () => {
    const payload = payloadOf('enquiry')
    await sendJson(POST, payload)
    await sendJson(POST, payload, {}, 'tenant-2.localhost')
    expect((await site.leads()).map(({ tenant_id }) => tenant_id)).toEqual([1, 2])
  })

  it('without JavaScript is one lead within the hour and the next, at once or one after the other [ENQ-18]', async () => {
    const answers = await together(() => sendPlain(POST, { form: 'enquiry', ...person }))
    expect(new Set(answers.map(({ status, location }) => `${status} ${location}`))).toEqual(
      new Set(['303 /success?form=enquiry&location=1']),
    )
    expect(await stored()).toEqual([1, 1, 1])
    await hoursAgo(1)
    await sendPlain(POST, { form: 'enquiry', ...person })
    expect(await stored()).toEqual([1, 1, 1])
    await hoursAgo(1)
    await sendPlain(POST, { form: 'enquiry', ...person })
    expect(await stored()).toEqual([2, 2, 2])
  })
})

/** Makes the stored leads older, as their keys know it. */
async function hoursAgo(hours: number): Promise<void> {
  await site.pool.query(
    `UPDATE leads SET idempotency_key = (split_part(idempotency_key, '.', 1)::int - $1) || '.' || split_part(idempotency_key, '.', 2)`,
    [hours],
  )
}

describe('the transaction of a lead', () => {
  const ctx = siteOf()

  it('stores what belongs to a new lead with it, and once [ENQ-18]', async () => {
    const key = randomUUID()
    const ran: number[] = []
    const within: WithinLead = async (client, { id, tenantId }) => {
      ran.push(id)
      await client.query(`INSERT INTO lead_notes (tenant_id, lead_id, kind) VALUES ($1, $2, 'system')`, [
        tenantId,
        id,
      ])
    }
    const [first, ...others] = await together(() => submitLead(ctx, record(key), within))
    expect(new Set([first, ...others].map((each) => each?.id)).size).toBe(1)
    expect([first, ...others].filter((each) => !each?.isRepeat)).toHaveLength(1)
    expect(ran).toHaveLength(1)
    expect((await site.pool.query('SELECT FROM lead_notes')).rowCount).toBe(1)
    expect(await stored()).toEqual([1, 1, 1])
  })

  it('stores nothing if what belongs to it fails [ENQ-18]', async () => {
    const lead = record()
    const failing: WithinLead = () => Promise.reject(new Error('The time is taken.'))
    await expect(submitLead(ctx, lead, failing)).rejects.toThrow('The time is taken.')
    expect(await stored()).toEqual([0, 0, 0])
    expect((await submitLead(ctx, lead)).isRepeat).toBe(false)
    expect(await stored()).toEqual([1, 1, 1])
  })

  it('stores nothing if the connection is killed between two statements, and all when it is sent again [ENQ-18]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const lead = record()
    const killed: WithinLead = async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      const pid = rows[0]?.pid
      await site.pool.query('SELECT pg_terminate_backend($1, 5000)', [pid])
    }
    await expect(submitLead(ctx, lead, killed)).rejects.toThrow()
    expect(await stored()).toEqual([0, 0, 0])
    expect(await submitLead(ctx, lead)).toMatchObject({ isRepeat: false, publicId: lead.columns.public_id })
    expect(await submitLead(ctx, lead)).toMatchObject({ isRepeat: true, publicId: lead.columns.public_id })
    expect(await stored()).toEqual([1, 1, 1])
    log.mockRestore()
  })

  it('stores all of it if the connection is killed after the commit, and again it is a repeat [ENQ-18]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const lead = record()
    const { id } = await submitLead(ctx, lead)
    await site.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    const { database } = await import('@/server/clients/database')
    await until(async () => database().idleCount === 0 || undefined, 'the lost connections to be noticed')
    expect(await submitLead(ctx, lead)).toMatchObject({ id, isRepeat: true })
    expect(await stored()).toEqual([1, 1, 1])
    log.mockRestore()
  })
})
