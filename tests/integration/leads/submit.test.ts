import { jest } from '@jest/globals'
import { noFilters } from '@/domain/leads/inbox/inbox-filters'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { siteOf } from '../search/search-site'
import { NORTH, openSendingSite, payloadOf, person, type SendingSite, SOUTH, sendJson } from './sending-site'

let site: SendingSite
let POST: typeof import('@/app/sites/[host]/api/enquiries/route').POST

beforeAll(async () => {
  site = await openSendingSite()
  ;({ POST } = await import('@/app/sites/[host]/api/enquiries/route'))
})
beforeEach(() => site.clear())
afterAll(() => site?.close({ payload: true }))

const send = (...[payload, headers, host]: [unknown, Record<string, string>?, string?]) =>
  sendJson(POST, payload, headers, host)

const contact = (fields: object = {}, more: object = {}) =>
  payloadOf('contact', { category: 'General Enquiry', ...fields }, { ...more })
const aboutCar = (form: string, fields: object = {}, carId: unknown = 1) =>
  payloadOf(form, { ...fields }, { userData: { car_id: carId } })

describe('an enquiry', () => {
  it('is received with its lead id, event and next page [ENQ-18, MSL-03, TRACK-14]', async () => {
    const { status, said } = await send(contact())
    const [lead] = await site.leads()
    expect([status, said]).toEqual([
      201,
      {
        success: true,
        lead_id: lead?.public_id,
        event: 22,
        success_category: 'General Enquiry',
        next: `/success?form=contact&location=${NORTH}`,
      },
    ])
  })

  it('is stored with normalised answers, consents, source and the main location [ENQ-02, ENQ-08, MSL-06]', async () => {
    await send(
      contact(
        { opt_in: true, PreferredContactMethod: 'SMS' },
        {
          page_id: 7,
          userData: {
            url: 'https://tenant-1.example/contact?email=sam@example.com',
            lead_attributes: {
              visited_pages: ['/', '/contact'],
              linked_query_params: { utm_source: 'radio' },
            },
          },
        },
      ),
      { 'user-agent': 'Test/1.0' },
    )
    const [lead] = await site.leads()
    expect(lead).toMatchObject({
      tenant_id: 1,
      status: 'new',
      form_key: 'contact',
      form_name: 'Contact',
      category: 'General Enquiry',
      subcategory: null,
      name: 'Sam',
      last_name: 'Nguyen',
      email: 'sam@example.com',
      phone: '+61491570156',
      postcode: '4350',
      message: person.message,
      opt_in: true,
      vehicle_id: null,
      vehicle_snapshot: null,
      location_id: NORTH,
      dealership_id: 11,
      is_spam: false,
      spam_score: 0,
      form_completed: true,
      offer_accepted: false,
      followed_up_at: null,
    })
    expect(lead?.answers).toMatchObject({ PreferredContactMethod: 'SMS', phone: '+61491570156' })
    expect(lead?.consents).toEqual([
      {
        name: 'opt_in',
        text: 'Yes, I would like to subscribe to receive latest offers & product updates.',
        given: true,
        at: expect.any(String),
      },
    ])
    expect(lead?.source).toEqual({
      source: 'Website',
      url: 'https://tenant-1.example/contact',
      page_id: '7',
      user_agent: 'Test/1.0',
      visited_pages: ['/', '/contact'],
      linked_query_params: { utm_source: 'radio' },
    })
  })

  it('is stored with its deliveries, due at once, in one transaction [ENQ-18]', async () => {
    await send(payloadOf('finance'))
    const [lead] = await site.leads()
    const deliveries = await site.deliveries()
    expect(deliveries).toMatchObject([
      { lead_id: lead?.id, tenant_id: 1, method: 'email', target: 'sales-1@example.com', state: 'pending' },
      { lead_id: lead?.id, tenant_id: 1, method: 'webhook', target: 'https://crm.example/leads' },
    ])
    expect(await site.due()).toBe(deliveries.length)
  })

  it('about a vehicle carries the server’s own reading of it [MSL-08, TRACK-06]', async () => {
    const fields = { stock_number: 'forged', 'Vehicle Make': 'Forged', price: 1 }
    const { said } = await send(aboutCar('enquiry', fields))
    expect(said.event).toBe(15)
    const [lead] = await site.leads()
    expect(lead).toMatchObject({ vehicle_id: 1, location_id: SOUTH, dealership_id: 12 })
    expect(lead?.vehicle_snapshot).toMatchObject({
      name: 'Kia Rio',
      stocknum: 'S1',
      car_type: 'used',
      price: 24990,
    })
    expect(lead?.answers).toMatchObject({
      stock_number: 'S1',
      car_id: '1',
      car_dealership_id: '12',
      vehicle_status: 'in_stock',
    })
    expect(JSON.stringify(lead)).not.toContain('forged')
  })

  it('for photos needs no message, and carries the request in words, whatever is sent [PHOTO-02, PHOTO-03]', async () => {
    const { status, said } = await send(
      aboutCar('photo-request', { message: '', 'Request Photos': 'forged', dateTime: '' }),
    )
    expect([status, said.event, said.success_category]).toEqual([201, 15, 'Photo Request'])
    expect(await site.leads()).toMatchObject([
      {
        category: 'Photo Request',
        message: null,
        vehicle_id: 1,
        answers: { 'Request Photos': 'Please send more photos of the Kia Rio.' },
      },
    ])
  })

  it('for a test drive needs no date, message or location, and leads to the success page, which says what comes next [TD-03, TD-06, ROUTE-26, TRACK-08]', async () => {
    const { status, said } = await send(aboutCar('test-drive', { location_id: '', message: '' }))
    expect(status).toBe(201)
    expect(said).toMatchObject({ event: 48, next: `/success?form=test-drive&location=${SOUTH}` })
    const { getSuccess } = await import('@/server/leads/get-success')
    const sent = Object.fromEntries(new URL(said.next, 'http://x').searchParams) as {
      form: string
      location: string
    }
    const success = await getSuccess(siteOf(), sent, new Date())
    expect(success.received).toContain('Your booking request is with our team.')
  })

  it('about a vehicle whose price is hidden stores no price [MSL-08, PRICE-09]', async () => {
    await site.pool.query(`UPDATE tenants SET settings = '{"price.visible": false}' WHERE id = 1`)
    await send(aboutCar('enquiry', {}, 'kia-rio'))
    await site.pool.query('UPDATE tenants SET settings = NULL WHERE id = 1')
    const [lead] = await site.leads()
    expect(lead?.vehicle_snapshot).toMatchObject({ price: null })
    expect(JSON.stringify(lead)).not.toContain('24990')
  })

  it('with a chosen location belongs to that location’s dealership, and names both [ENQ-02, ENQ-04]', async () => {
    await send(contact({ location_id: String(SOUTH) }))
    const [lead] = await site.leads()
    expect(lead).toMatchObject({ location_id: SOUTH, dealership_id: 12 })
    const { rows } = await site.pool.query('SELECT slug FROM dealerships WHERE id = 12')
    expect(lead?.answers).toMatchObject({ location: 'South', dealership_slug: rows[0].slug })
  })

  it.each([
    [12, SOUTH, 12],
    [21, NORTH, 11],
    ['constructor', NORTH, 11],
  ])(
    'about no vehicle, for dealership %p, goes to its location %p [MSL-06]',
    async (car_dealership_id, location_id, dealership_id) => {
      await send(payloadOf('photo-request', {}, { userData: { car_dealership_id } }))
      expect(await site.leads()).toMatchObject([{ location_id, dealership_id }])
    },
  )

  it('about careers is filed as a general enquiry and tracked as careers [ENQ-20, TRACK-15]', async () => {
    const { said } = await send(payloadOf('careers'))
    expect(said).toMatchObject({ event: 51, success_category: 'General Enquiry' })
    expect((await site.leads())[0]).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    })
  })

  it.each<[what: string, fields: object, problems: object]>([
    ['no postcode', { postcode: '' }, { postcode: 'Invalid postcode. Please enter a 4-digit number.' }],
    [
      'a postcode of three digits',
      { postcode: '435' },
      { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    ],
    [
      'a postcode of five digits',
      { postcode: '43500' },
      { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    ],
    ['no message', { message: ' ' }, { message: 'Write your message.' }],
    [
      'a number that is in no numbering plan',
      { phone: '0999 999 999' },
      { phone: 'Enter a phone number with its area code, such as 0491 570 156.' },
    ],
    ['another website’s location', { location_id: '3' }, { location_id: expect.any(String) }],
    ['an object as an answer', { name: null }, { name: 'Enter your first name.' }],
  ])(
    'with %s is refused with a sentence at the field [ENQ-03, ENQ-05, ENQ-06, ENQ-12]',
    async (_, fields, problems) => {
      const { status, said } = await send(contact(fields))
      expect([status, said.error.fields]).toEqual([422, problems])
      expect(said.error.message).toMatch(/^\S/)
      expect(await site.leads()).toEqual([])
    },
  )

  it.each<[what: string, payload: unknown, status: number, message: RegExp]>([
    ['is not JSON', undefined, 400, /JSON/],
    ['is a list', [], 400, /./],
    ['has no fields', { form: 'contact', userData: {} }, 400, /userData\.fields/],
    ['has a key that is no UUID', contact({}, { key: 'x' }), 400, /key: Send a UUID/],
    ['has a last step that is a text', contact({}, { isLastStep: 'no' }), 400, /isLastStep/],
    ['has an object as an answer', contact({ name: { $ne: 0 } }), 400, /userData\.fields\.name/],
    ['has 10,001 characters in a field', contact({ message: 'x'.repeat(10_001) }), 400, /10000 characters/],
    [
      'has over 40 fields',
      contact(Object.fromEntries([...Array(41).keys()].map((n) => [`f${n}`, 'x']))),
      400,
      /40 fields/,
    ],
    [
      'has over 64 KB',
      contact(Object.fromEntries([...Array(8).keys()].map((n) => [`f${n}`, 'x'.repeat(9000)]))),
      413,
      /64 KB/,
    ],
    ['names an unknown form', payloadOf('nothing'), 404, /form/],
    ['names a form by an inherited name', payloadOf('constructor'), 404, /form/],
    ['names another website’s vehicle', aboutCar('enquiry', {}, 3), 404, /vehicle/],
    ['names an unknown vehicle', aboutCar('enquiry', {}, 'constructor'), 404, /vehicle/],
  ])('that %s is refused, and nothing is stored', async (_, payload, status, message) => {
    const answer = await send(payload)
    expect(answer.status).toBe(status)
    expect(answer.said.error.message).toMatch(message)
    expect(await site.leads()).toEqual([])
  })

  it('is refused from a page of another site, on an unknown host and in another format', async () => {
    expect((await send(contact(), { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send(contact(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send(contact(), {}, 'nowhere.example')).status).toBe(404)
    expect((await send(contact(), { 'content-type': 'text/plain' })).status).toBe(415)
    expect(await site.leads()).toEqual([])
  })

  it('keeps text that PostgreSQL cannot store out, and the rest in [ENQ-12]', async () => {
    await send(contact({ message: 'Nul\0 and half \ud83d an emoji 😀' }))
    expect((await site.leads())[0]?.message).toBe('Nul and half  an emoji 😀')
  })

  it('belongs to the website of its host [isolation]', async () => {
    await send(contact(), {}, 'tenant-2.localhost')
    expect(await site.leads()).toMatchObject([{ tenant_id: 2, location_id: 3 }])
    expect(await site.deliveries()).toMatchObject([{ tenant_id: 2, target: 'sales-2@example.com' }])
  })

  it('gets 503 and one log line when the database does not answer, and is stored when it is sent again [ENQ-16, MSL-07]', async () => {
    const payload = contact()
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    await site.pool.query('ALTER TABLE leads RENAME TO away')
    const { status, said } = await send(payload)
    await site.pool.query('ALTER TABLE away RENAME TO leads')
    expect([status, said]).toEqual([503, { error: { message: 'An unexpected error occured' } }])
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
    expect((await send(payload)).status).toBe(201)
    expect(await site.leads()).toHaveLength(1)
  })
})

describe('spam', () => {
  it('gets the same answer, is stored with its reasons, and is not delivered [ENQ-12]', async () => {
    const { status, said } = await send(contact({}, { company_website: 'https://spam.example' }))
    expect([status, said.success]).toEqual([201, true])
    expect(await site.leads()).toMatchObject([
      { is_spam: true, spam_score: 100, spam_reasons: ['A field that people do not see was filled in.'] },
    ])
    expect(await site.deliveries()).toEqual([])
    expect(await site.jobs()).toEqual([])
  })

  it.each<[how: string, sent: unknown, reason: RegExp]>([
    ['fills in the hidden field', contact({}, { company_website: 'x' }), /do not see/],
    [
      'comes too fast from a throw-away address',
      contact({ email: 'sam@mailinator.com' }, { opened_at: 900 }),
      /within 2 seconds.*throw-away/,
    ],
    [
      'has links and a throw-away address',
      contact({ message: 'http://a.example http://b.example www.c.example', email: 'sam@in.mailinator.com' }),
      /links.*throw-away/,
    ],
    [
      'comes too fast with links',
      contact({ message: 'https://a.example' }, { opened_at: 900 }),
      /2 seconds.*links/,
    ],
  ])(
    'that %s waits in the view of spam: not among leads, not delivered, not deleted [ENQ-12]',
    async (_, sent, reason) => {
      const { listLeads } = await import('@/server/leads/inbox/list-leads')
      const { countLeads } = await import('@/server/leads/inbox/count-leads')
      const { eraseOldLeads } = await import('@/server/leads/privacy/erase-old-leads')
      expect((await send(sent)).said).toMatchObject({
        success: true,
        next: expect.stringMatching(/^.success/),
      })
      await send(contact({ email: 'real@example.com' }))
      await eraseOldLeads(site.pool, new Date())
      const scope = { websites: [1], locations: 'all' } as const
      const shown = async (isSpam: boolean) =>
        (await listLeads(scope, { ...noFilters, isSpam }, null)).rows.map(({ id }) => id)
      const [spam, real] = await site.leads()
      expect([spam?.is_spam, String(spam?.spam_reasons)]).toEqual([true, expect.stringMatching(reason)])
      expect([await shown(true), await shown(false)]).toEqual([[spam?.public_id], [real?.public_id]])
      expect(await countLeads(scope, noFilters)).toMatchObject({ all: 1, spam: 1 })
      expect(await site.deliveries()).toMatchObject([{ lead_id: real?.id }])
      expect(await site.due()).toBe(1)
      expect(spam).toMatchObject({ name: 'Sam', message: expect.any(String), erased_at: null })
    },
  )

  it('is told by the time since the form was shown, however the browser sends it [ENQ-12]', async () => {
    for (const opened_at of [500, Date.now() - 500, Date.now() + 60_000, 5000])
      await send(contact({}, { opened_at }))
    expect((await site.leads()).map(({ spam_score }) => spam_score)).toEqual([40, 40, 0, 0])
  })

  it('raises the score of many forms from one network, and more than 60 are refused until later [ENQ-12]', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let nth = 0; nth < 60; nth++) await send(contact({ message: `Number ${nth}` }), from('203.0.113.7'))
    const scores = (await site.leads()).map(({ spam_score }) => spam_score)
    expect([scores[4], scores[5], scores[15]]).toEqual([0, 20, 40])
    const { status, headers } = await send(contact(), from('203.0.113.7'))
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await send(contact(), from('198.51.100.9'))).status).toBe(201)
    const { rows } = await site.pool.query(`SELECT key FROM limits.tries WHERE key LIKE 'lead:%'`)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|198\.51/)
  })
})

describe('forms of a website', () => {
  const consentLinks = async () => {
    const { getForm } = await import('@/server/leads/get-form')
    const form = await getForm(siteOf({ 'enquiry.termsRequired': true }), 'contact')
    return form?.steps
      .flatMap(({ fields }) => fields)
      .flatMap(({ links = [] }) => links.map(({ href }) => href))
  }

  it('link their consents to the published pages with the privacy policy and the terms [ENQ-08, ENQ-10]', async () => {
    expect(await consentLinks()).toEqual([])
    await site.pool.query(`INSERT INTO legal_texts (id, tenant_id, title, slug, body) VALUES
      (1, 1, 'Privacy', 'privacy-policy', '{}'), (2, 1, 'Terms', 'terms-and-conditions', '{}'), (3, 2, 'Terms', 'terms', '{}')`)
    await site.pool.query(`INSERT INTO pages (id, tenant_id, title, path, _status) VALUES
      (1, 1, 'Privacy', '/privacy', 'published'), (2, 1, 'Terms', '/terms-of-use', 'published'),
      (3, 1, 'A draft', '/t', 'draft'), (4, 2, 'Elsewhere', '/e', 'published')`)
    await site.pool.query(`INSERT INTO pages_blocks_legal_text (_order, _parent_id, _path, id, legal_text_id)
      VALUES (1, 1, 'blocks', 'a', 1), (1, 2, 'blocks', 'b', 2), (1, 3, 'blocks', 'c', 2), (1, 4, 'blocks', 'd', 3)`)
    expect(await consentLinks()).toEqual(['/privacy', '/terms-of-use', '/privacy'])
  })

  it('composed in the admin have no more fields than a request may carry [ENQ-12]', async () => {
    const { getPayload } = await import('payload')
    const { default: config } = await import('~/payload.config')
    const payload = await getPayload({ config })
    const compose = (count: number) =>
      payload.create({
        collection: 'forms',
        overrideAccess: true,
        data: {
          tenant: 1,
          name: 'Survey',
          slug: `survey-${count}`,
          category: 'General Enquiry',
          steps: [0, 1].map((step) => ({
            fields: Array.from({ length: count / 2 }, (_, nth) => ({
              name: `f${step}_${nth}`,
              label: 'Field',
              kind: 'text' as const,
            })),
          })),
        },
      })
    await expect(compose(42)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringMatching(/42 fields in all steps.*at most 40: remove 2/) }] },
    })
    const { slug } = await compose(40)
    const answers = Object.fromEntries(
      [0, 1].flatMap((step) => Array.from({ length: 20 }, (_, nth) => [`f${step}_${nth}`, 'x'])),
    )
    const { userData, ...sent } = payloadOf(slug) as { userData: object }
    expect((await send({ ...sent, userData: { ...userData, fields: answers } })).status).toBe(201)
  })

  it('of unknown keys ask the database for one list, however many keys are asked for', async () => {
    const { getOwnForm } = await import('@/server/leads/get-form')
    const { database } = await import('@/server/clients/database')
    const query = jest.spyOn(database(), 'query')
    expect(await getOwnForm({ id: 1 as TenantContext['id'] }, 'no-such-form')).toBeNull()
    expect(query.mock.calls.map(([sql]) => String(sql))).toEqual([
      'SELECT slug FROM forms WHERE tenant_id = $1',
    ])
    query.mockRestore()
  })
})
