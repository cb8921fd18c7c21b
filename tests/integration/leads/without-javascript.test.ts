import { openSendingSite, payloadOf, person, type SendingSite, sendJson, sendPlain } from './sending-site'

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
  sendPlain(
    POST,
    { form: 'enquiry', ...person, postcode: '12', opt_in: 'on', page_id: '3' },
    { referer: 'http://tenant-1.localhost/contact?q=sam' },
  )

const countDrafts = async () => (await site.pool.query('SELECT FROM leads.drafts')).rowCount

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
    const rest = 'Max-Age=3600; HttpOnly; SameSite=Lax'
    expect(cookie).toBe(
      ['/forms', '/api/enquiries']
        .map((path) => `form-draft=${tokenOf(cookie)}; Path=${path}; ${rest}`)
        .join(', '),
    )
    expect(await open(tokenOf(cookie))).toEqual({
      values: expect.objectContaining({
        name: 'Sam',
        postcode: '12',
        email: 'Sam@Example.com',
        opt_in: true,
      }),
      problems: [{ field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' }],
      pageId: '3',
      url: 'http://tenant-1.localhost/contact',
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
    await refused()
    await site.pool.query(`UPDATE leads.drafts SET created_at = now() - interval '61 minutes'`)
    await refused()
    expect(await countDrafts()).toBe(1)
    await site.pool.query(`UPDATE leads.drafts SET created_at = now() - interval '61 minutes'`)
    await drafts.deleteOldDrafts(site.pool)
    expect(await countDrafts()).toBe(0)
  })

  it('leaves no draft and no cookie behind once it is right [MSL-02]', async () => {
    const again = { cookie: `form-draft=${tokenOf((await refused()).cookie)}` }
    const { cookie } = await sendPlain(POST, { form: 'enquiry', ...person, postcode: '' }, again)
    expect(await countDrafts()).toBe(1)
    const right = await sendPlain(
      POST,
      { form: 'enquiry', ...person },
      { cookie: `form-draft=${tokenOf(cookie)}` },
    )
    expect(right.location).toBe('/success?form=enquiry&location=1')
    expect(right.cookie).toContain('form-draft=; Path=/forms; Max-Age=0')
    expect(await countDrafts()).toBe(0)
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

describe('the steps of a form before its last one', () => {
  const own = { make: 'Kia', model: 'Rio', year: '2021', kms: '42000' }
  const condition = { service_history: 'Full', damage: 'None', accident: 'No', tyres: 'Good', keys: 'One' }
  const step = (fields: object, isLastStep = false) => ({
    ...payloadOf('trade-in', {}, { isLastStep, page_id: 'trade-in-page' }),
    userData: { fields },
  })
  const cookieOf = ({ headers }: { headers: Headers }) => ({
    cookie: `form-draft=${tokenOf(headers.get('set-cookie') ?? '')}`,
  })

  it('are kept as one draft, which the form’s page shows, and are no lead until the last one is sent [MSL-01, MSL-02, MSL-06]', async () => {
    const first = await sendJson(POST, step(own))
    expect([first.status, first.said]).toEqual([202, { success: true, lead_id: null }])
    const second = await sendJson(POST, step({ ...own, ...condition }), cookieOf(first))
    expect(await countDrafts()).toBe(1)
    const token = tokenOf(second.headers.get('set-cookie') ?? '')
    const { values, pageId } = (await open(token, { key: 'trade-in' })) ?? {}
    expect([values, pageId]).toEqual([
      { ...own, ...condition, badge: '', rego: '', regoState: '' },
      'trade-in-page',
    ])
    expect(await site.leads()).toEqual([])
    const last = await sendJson(POST, step({ ...own, ...condition, ...person }, true), cookieOf(second))
    expect([last.status, last.said.lead_id]).toEqual([201, (await site.leads())[0]?.public_id])
    expect(last.headers.get('set-cookie')).toContain('form-draft=; Path=/api/enquiries; Max-Age=0')
    expect(await countDrafts()).toBe(0)
  })

  it('are checked: only what was filled in so far, with a sentence at each field [MSL-02, MSL-07]', async () => {
    const { status, said } = await sendJson(POST, step({ ...own, year: '1066' }))
    expect([status, Object.keys(said.error.fields)]).toEqual([422, ['year']])
    expect((await sendJson(POST, step({}))).status).toBe(422)
    expect(await countDrafts()).toBe(0)
  })

  it('do not end another website’s draft [isolation]', async () => {
    const first = await sendJson(POST, step(own))
    const host = 'tenant-2.localhost'
    await sendJson(
      POST,
      { ...step({ ...own, ...condition, ...person, location_id: '3' }, true) },
      cookieOf(first),
      host,
    )
    expect(await site.leads()).toHaveLength(1)
    expect(await countDrafts()).toBe(1)
  })
})
