import { openSendingSite, person, type SendingSite, sendPlain } from './sending-site'

let site: SendingSite
let POST: typeof import('@/app/sites/[host]/api/enquiries/route').POST
let drafts: typeof import('@/server/leads/drafts')
let openForm: typeof import('@/server/leads/open-form').openForm
let resolveTenant: typeof import('@/server/tenants/resolve-tenant').resolveTenant

beforeAll(async () => {
  site = await openSendingSite()
  ;({ POST } = await import('@/app/sites/[host]/api/enquiries/route'))
  drafts = await import('@/server/leads/drafts')
  ;({ openForm } = await import('@/server/leads/open-form'))
  ;({ resolveTenant } = await import('@/server/tenants/resolve-tenant'))
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

const tokenOf = (cookie: string) => /form-draft=([\w-]+)/.exec(cookie)?.[1] ?? ''

async function open(token: string, { slug = 'tenant-1', key = 'enquiry' } = {}) {
  const ctx = await resolveTenant(`${slug}.localhost`)
  if (!ctx) throw new Error('The website is missing.')
  return (await openForm(ctx, { key, carId: '', draftToken: token }, new Date()))?.draft ?? null
}

const refused = () =>
  sendPlain(POST, { form: 'enquiry', ...person, postcode: '12', opt_in: 'on', page_id: '3' })

describe('a form sent without JavaScript', () => {
  it('is stored and leads to the success page, with its page from the referrer [ENQ-15, ROUTE-26]', async () => {
    const sent = { form: 'enquiry', ...person, opt_in: 'on' }
    const { status, location } = await sendPlain(POST, sent, {
      referer: 'http://tenant-1.localhost/contact?q=sam',
    })
    expect([status, location]).toEqual([303, '/success?form=enquiry&location=1'])
    const [lead] = await site.leads()
    expect(lead).toMatchObject({ name: 'Sam', opt_in: true, spam_score: 0 })
    expect(lead?.source).toMatchObject({ url: 'http://tenant-1.localhost/contact' })
  })

  it('and refused is shown again, filled and with its problems, to the browser that sent it [ENQ-11]', async () => {
    const { status, location, cookie } = await refused()
    expect([status, location]).toEqual([303, '/forms/enquiry'])
    expect(cookie).toMatch(/^form-draft=[\w-]{43}; Path=\/forms; Max-Age=3600; HttpOnly; SameSite=Lax$/)
    expect(await open(tokenOf(cookie))).toEqual({
      values: expect.objectContaining({
        name: 'Sam',
        postcode: '12',
        email: 'Sam@Example.com',
        opt_in: true,
      }),
      problems: [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }],
    })
    expect(await site.leads()).toEqual([])
  })

  it('and refused cannot be opened on another website, for another form, with another token or after an hour', async () => {
    const { cookie } = await refused()
    const token = tokenOf(cookie)
    expect(await open(token, { slug: 'tenant-2' })).toBeNull()
    expect(await open(token, { key: 'contact' })).toBeNull()
    expect(await open('x'.repeat(43))).toBeNull()
    await site.pool.query(`UPDATE leads.drafts SET created_at = now() - interval '61 minutes'`)
    expect(await open(token)).toBeNull()
  })

  it('leaves no draft behind after an hour, whether or not another is stored', async () => {
    const count = async () => (await site.pool.query('SELECT FROM leads.drafts')).rowCount
    await refused()
    await site.pool.query(`UPDATE leads.drafts SET created_at = now() - interval '61 minutes'`)
    await refused()
    expect(await count()).toBe(1)
    await site.pool.query(`UPDATE leads.drafts SET created_at = now() - interval '61 minutes'`)
    await drafts.deleteOldDrafts(site.pool)
    expect(await count()).toBe(0)
  })

  it('keeps its vehicle in the address, and nothing of the shopper [ENQ-24]', async () => {
    const { location } = await sendPlain(POST, { form: 'enquiry', ...person, car_id: '1', postcode: '' })
    expect(location).toBe('/forms/enquiry?car_id=1')
  })

  it('stores the token of a draft only as a hash', async () => {
    const { cookie } = await refused()
    const { rows } = await site.pool.query('SELECT * FROM leads.drafts')
    expect(JSON.stringify(rows)).not.toContain(tokenOf(cookie))
  })

  it.each([
    [{ form: 'enquiry', car_id: '999' }, 404, /vehicle does not exist/],
    [{ form: 'enquiry', message: 'x'.repeat(10_001) }, 413, /10000 characters/],
    [{ form: 'enquiry', message: 'x'.repeat(70_000) }, 413, /64 KB/],
  ])('that cannot be read gets a page that says why: %#', async (fields, status, text) => {
    const answer = await sendPlain(POST, fields as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.text).toMatch(text)
    expect(answer.text).toContain('what you typed is still there')
  })
})
