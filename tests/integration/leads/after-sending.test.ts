import { openSendingSite, payloadOf, type SendingSite, sendJson } from './sending-site'

let site: SendingSite
let POST: typeof import('@/app/sites/[host]/api/enquiries/route').POST
let followUp: typeof import('@/app/sites/[host]/api/enquiries/[id]/follow-up/route').POST
let getSuccess: typeof import('@/server/leads/get-success').getSuccess
let resolveTenant: typeof import('@/server/tenants/resolve-tenant').resolveTenant

beforeAll(async () => {
  site = await openSendingSite()
  ;({ POST } = await import('@/app/sites/[host]/api/enquiries/route'))
  ;({ POST: followUp } = await import('@/app/sites/[host]/api/enquiries/[id]/follow-up/route'))
  ;({ getSuccess } = await import('@/server/leads/get-success'))
  ;({ resolveTenant } = await import('@/server/tenants/resolve-tenant'))
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

async function record(id: string, { body = {}, host = 'tenant-1.localhost', headers = {} } = {}) {
  const sent = JSON.stringify({ category: 'Sales', car_type: 'used', ...body })
  const request = new Request(`http://${host}/api/enquiries/${id}/follow-up`, {
    method: 'POST',
    body: sent,
    headers: { host, ...headers },
  })
  return (await followUp(request, { params: Promise.resolve({ host, id }) })).status
}

describe('the follow-up of an enquiry', () => {
  it('is recorded once, and only on its own website [ENQ-19]', async () => {
    const { said } = await sendJson(POST, payloadOf('enquiry'))
    const at = async () => (await site.leads())[0]?.followed_up_at
    expect(await record(said.lead_id, { host: 'tenant-2.localhost' })).toBe(404)
    expect(await record(said.lead_id, { headers: { origin: 'https://evil.example' } })).toBe(403)
    expect(await record(said.lead_id, { body: { category: 7 } })).toBe(400)
    expect(await at()).toBeNull()
    expect(await record(said.lead_id)).toBe(204)
    const first = await at()
    expect(first).toBeInstanceOf(Date)
    expect(await record(said.lead_id)).toBe(204)
    expect(await at()).toEqual(first)
    expect(await record('1')).toBe(404)
  })
})

describe('the consent to offers', () => {
  it('is a subscription with the exact text, stored with the lead, but not for spam [ENQ-08, ENQ-09]', async () => {
    await site.pool.query('DELETE FROM leads.subscriptions')
    await sendJson(POST, payloadOf('enquiry', { opt_in: false }))
    await sendJson(
      POST,
      payloadOf('enquiry', { opt_in: true, email: 'other@example.com' }, { company_website: 'x' }),
    )
    await sendJson(POST, payloadOf('enquiry', { opt_in: true }))
    const { rows } = await site.pool.query(
      'SELECT tenant_id, email, consent_text, lead_id FROM leads.subscriptions',
    )
    expect(rows).toEqual([
      {
        tenant_id: 1,
        email: 'sam@example.com',
        consent_text: 'Yes, I would like to subscribe to receive latest offers & product updates.',
        lead_id: (await site.leads()).at(-1)?.id,
      },
    ])
  })
})

describe('the page after a form was sent', () => {
  const success = async (form: string, location: string) => {
    const ctx = await resolveTenant('tenant-1.localhost')
    if (!ctx) throw new Error('The website is missing.')
    return getSuccess(ctx, { form, location }, new Date('2026-11-26T00:00:00Z'))
  }

  it('says what happens next, and when, for the lead’s own location [ROUTE-26]', async () => {
    expect(await success('parts', '2')).toEqual({
      received: 'Your question is with our parts team. They check price and availability.',
      reply: 'South will get back to you within two hours.',
      place: { name: 'South', phone: null },
    })
  })

  it('names the main location for an unknown or another website’s [ROUTE-26]', async () => {
    expect((await success('contact', '3')).place?.name).toBe('North')
    expect((await success('contact', 'constructor')).place?.name).toBe('North')
  })
})
