import { type LeadSite, openLeadSite } from './lead-site'

let site: LeadSite
let server: typeof import('@/server/leads/delivery/resend-delivery')

beforeAll(async () => {
  site = await openLeadSite()
  process.env.DATABASE_URL = site.url
  server = await import('@/server/leads/delivery/resend-delivery')
})
beforeEach(() => site.pool.query('DELETE FROM lead_deliveries; DELETE FROM leads; DELETE FROM lead_rules'))
afterAll(() => site.close())

const deliveriesOf = async (leadId: number) =>
  (
    await site.pool.query(
      'SELECT id, method, target, state FROM lead_deliveries WHERE lead_id = $1 ORDER BY id',
      [leadId],
    )
  ).rows

describe('A delivery that has ended', () => {
  it('can be resent, with the same id outside and three new days [ENQ-18]', async () => {
    const id = await site.addDelivery('email', 'sales@example.com')
    const before = await site.delivery(id)
    await site.pool.query(
      `UPDATE lead_deliveries SET state = 'undelivered', attempts = 27, reason = 'down', alerted_at = now(), next_attempt_at = NULL`,
    )
    expect(await site.due()).toEqual([])
    expect(await server.resendDelivery(site.pool, id)).toBe(true)
    expect(await site.delivery(id)).toMatchObject({
      state: 'pending',
      attempts: 0,
      reason: null,
      alerted_at: null,
      delivery_id: before.delivery_id,
    })
    expect(await site.due()).toEqual([id])
    expect(await server.resendDelivery(site.pool, id)).toBe(false)
    expect(await server.resendDelivery(site.pool, id + 1000)).toBe(false)
  })

  it('goes to the present address of its webhook', async () => {
    const ruleId = await site.addRule({ method: 'webhook', webhook_url: 'https://new.example.com/leads' })
    const id = await site.addDelivery('webhook', 'https://old.example.com/leads', { ruleId })
    await site.pool.query(`UPDATE lead_deliveries SET state = 'undelivered'`)
    await server.resendDelivery(site.pool, id)
    expect(await site.delivery(id)).toMatchObject({ target: 'https://new.example.com/leads' })
  })
})

/** In a transaction, as the admin releases a lead. */
async function release(leadId: number): Promise<boolean> {
  const client = await site.pool.connect()
  try {
    await client.query('BEGIN')
    const isReleased = await server.releaseSpam(client, leadId)
    await client.query('COMMIT')
    return isReleased
  } finally {
    client.release()
  }
}

describe('A lead that is released from spam', () => {
  it('is delivered by the present rules, once however often it is released', async () => {
    await site.addRule({ method: 'email', emails: JSON.stringify(['sales@example.com']) })
    await site.addRule({
      method: 'email',
      emails: JSON.stringify(['jobs@example.com']),
      forms: JSON.stringify(['careers']),
    })
    const leadId = await site.addLead({ is_spam: true })
    const released = await Promise.all([release(leadId), release(leadId)])
    expect(released.toSorted()).toEqual([false, true])
    expect(await deliveriesOf(leadId)).toEqual([
      { id: expect.any(Number), method: 'email', target: 'sales@example.com', state: 'pending' },
    ])
    expect(await site.due()).toHaveLength(1)
  })

  it('resumes what was cancelled, and does not repeat what was delivered', async () => {
    const id = await site.addDelivery('email', 'sales@example.com', { lead: { is_spam: true } })
    const { rows } = await site.pool.query('SELECT lead_id FROM lead_deliveries')
    await site.pool.query(`UPDATE lead_deliveries SET state = 'cancelled'`)
    await site.pool.query(
      `INSERT INTO lead_deliveries (tenant_id, lead_id, method, target, state, delivery_id) VALUES ($1, $2, 'email', 'b@example.com', 'delivered', 'x')`,
      [site.tenantId, rows[0].lead_id],
    )
    expect(await release(rows[0].lead_id)).toBe(true)
    expect((await deliveriesOf(rows[0].lead_id)).map(({ state }) => state)).toEqual(['pending', 'delivered'])
    expect(await site.due()).toEqual([id])
  })
})
