import type { RequestListener } from 'node:http'
import { jest } from '@jest/globals'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { startUpstream } from '../../support/servers/upstream'
import { createWorld, type Site, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

let world: World
let loadReviews: typeof import('~/blocks/reviews/load').loadReviews
let getLocations: typeof import('@/server/locations/get-locations').getLocations
let resolveTenant: typeof import('@/server/tenants/resolve-tenant').resolveTenant

const siteOf = async (slug: string) => (await resolveTenant(`${slug}.localhost`)) as TenantContext

async function plantReview(changes: object = {}, site: Site = world.sites.own) {
  return world.payload.create({
    collection: 'reviews',
    data: {
      tenant: site.id,
      customer_name: 'Ken',
      rating: 5,
      text: 'Good.',
      review_date: daysAgo(1),
      ...changes,
    },
  })
}

async function plantLocation(name: string, changes: object = {}) {
  const { id: tenant, dealershipId: dealership } = world.sites.own
  const slug = name.toLowerCase()
  return world.payload.create({
    collection: 'locations',
    data: { tenant, dealership, name, slug, visible: true, ...changes },
  })
}

const importFile = (csv: unknown, website = world.sites.own.id, person = world.people['marketing-staff']) =>
  world.rest({ method: 'POST', path: '/reviews/import', token: person.token, body: { website, csv } })

const stored = async () =>
  (await world.payload.find({ collection: 'reviews', depth: 0, pagination: false, sort: 'id' })).docs

beforeAll(async () => {
  process.env.FEED_ALLOW_PRIVATE = 'true' // The test's service is at a private address.
  disableCachedReads()
  world = await createWorld()
  ;({ loadReviews } = await import('~/blocks/reviews/load'))
  ;({ getLocations } = await import('@/server/locations/get-locations'))
  ;({ resolveTenant } = await import('@/server/tenants/resolve-tenant'))
})
afterEach(async () => {
  for (const collection of ['reviews', 'locations'] as const)
    await world.payload.delete({ collection, where: { id: { exists: true } } })
})
afterAll(() => world?.close())

describe('the reviews of a website', () => {
  it('are its newest, as many as its setting says, with the reply and the summary of all [BLOG-04, BLOG-05, LOC-16]', async () => {
    for (const days of [30, 10, 20]) await plantReview({ review_date: daysAgo(days), text: `${days}` })
    await plantReview({
      review_date: daysAgo(2),
      rating: 3,
      reply_text: 'We fixed it.',
      reply_date: daysAgo(1),
      source: 'Google',
    })
    await plantReview({ customer_name: 'Theirs' }, world.sites.foreign)
    const ctx = await siteOf('own-site')
    const settings = { ...ctx.settings, 'reviews.fullQuantity': 3, 'reviews.minimumRating': 4 }
    const { reviews, summary } = await loadReviews({}, { ...ctx, settings }, now)
    expect(reviews.map(({ text }) => text)).toEqual(['Good.', '10', '20'])
    expect(reviews[0]).toMatchObject({
      customerName: 'Ken',
      rating: 3,
      source: 'Google',
      reply: { text: 'We fixed it.', date: daysAgo(1) },
    })
    expect(summary).toEqual({ count: 4, average: 4.5 })
  })

  it('show no summary at or below the minimum, and nothing where reviews are hidden [LOC-14, BLOG-05]', async () => {
    await plantReview({ rating: 4 })
    const ctx = await siteOf('own-site')
    const load = (settings: Partial<TenantContext['settings']>) =>
      loadReviews({}, { ...ctx, settings: { ...ctx.settings, ...settings } }, now)
    expect(await load({ 'reviews.minimumRating': 4 })).toMatchObject({
      summary: null,
      reviews: [{ rating: 4 }],
    })
    expect((await load({ 'reviews.minimumRating': 3 })).summary).toEqual({ count: 1, average: 4 })
    expect(await load({ 'reviews.hidden': true })).toEqual({ summary: null, reviews: [] })
  })

  it('rate a location whose rating nobody entered [LOC-14, BLOG-05]', async () => {
    const rated = await plantLocation('Rated', { average_rating: 4.9, review_count: 300 })
    const counted = await plantLocation('Counted')
    for (const rating of [5, 4]) await plantReview({ rating, location: counted.id })
    await plantReview({ rating: 1, location: rated.id })
    await plantReview({ rating: 1 })
    const ctx = await siteOf('own-site')
    const ratings = (await getLocations(ctx)).map(({ name, rating, reviews }) => [name, rating, reviews])
    expect(ratings).toEqual([
      ['Rated', 4.9, 300],
      ['Counted', 4.5, 2],
    ])
    expect((await loadReviews({ location: counted.id }, ctx, now)).reviews).toHaveLength(2)
  })

  it('cannot be dated in the future', async () => {
    await expect(plantReview({ review_date: daysAgo(-2) })).rejects.toThrow('Written on')
  })
})

describe('an imported file of reviews', () => {
  const HEADER = 'customer,stars,text,date,id,location,reply'
  const FILE = `${HEADER}\nKen,4,Fine,2026-11-05,g-1,Aspley,\nAna,5,Good,2026-11-06,,,`

  it('is added once, and a second import changes what has an id [BLOG-04]', async () => {
    const { id: location } = await plantLocation('Aspley')
    expect(JSON.parse((await importFile(FILE)).text)).toEqual({ added: 2, updated: 0, unchanged: 0 })
    expect(JSON.parse((await importFile(FILE)).text)).toEqual({ added: 0, updated: 0, unchanged: 2 })
    const replied = `${HEADER}\nKen,4,Fine,2026-11-05,g-1,Aspley,Thank you.`
    expect(JSON.parse((await importFile(replied)).text)).toEqual({ added: 0, updated: 1, unchanged: 0 })
    expect(await stored()).toMatchObject([
      { customer_name: 'Ken', external_id: 'g-1', location, reply_text: 'Thank you.' },
      { customer_name: 'Ana', external_id: null, location: null },
    ])
  })

  it('keeps a reply, source and location that the file leaves empty [BLOG-04]', async () => {
    const { id: location } = await plantLocation('Aspley')
    const kept = { reply_text: 'Thank you.', source: 'Google', location }
    await plantReview({ ...kept, external_id: 'g-1', rating: 4, review_date: '2026-11-05T12:00:00.000Z' })
    const file = 'customer,stars,text,date,id\nKen,5,Good.,2026-11-05,g-1'
    expect(JSON.parse((await importFile(file)).text)).toEqual({ added: 0, updated: 1, unchanged: 0 })
    expect(await stored()).toMatchObject([{ ...kept, rating: 5 }])
  })

  it('leaves a review as it is if the row has no id [BLOG-04]', async () => {
    const kept = { reply_text: 'Thank you.', external_id: 'g-1', review_date: '2026-11-05T03:00:00.000Z' }
    await plantReview(kept)
    const answer = await importFile('customer,stars,text,date\nKen,1,Good.,2026-11-05')
    expect(JSON.parse(answer.text)).toEqual({ added: 0, updated: 0, unchanged: 1 })
    expect(await stored()).toMatchObject([{ ...kept, rating: 5 }])
  })

  it('moves a review with an id to another location [BLOG-04]', async () => {
    await plantLocation('Aspley')
    const { id: location } = await plantLocation('Moorooka')
    await importFile(FILE)
    const moved = await importFile(`${HEADER}\nKen,4,Fine,2026-11-05,g-1,Moorooka,`)
    expect(JSON.parse(moved.text)).toEqual({ added: 0, updated: 1, unchanged: 0 })
    expect((await stored())[0]).toMatchObject({ customer_name: 'Ken', location })
  })

  it('writes nothing if one row is wrong, and names the line, the column and the fix', async () => {
    const { status, text } = await importFile(`${HEADER}\nKen,4,Fine,2026-11-05,,,\nAna,9,Good,2026-11-06,,,`)
    expect(status).toBe(400)
    expect(JSON.parse(text)).toEqual({
      errors: [{ message: 'Line 3, stars: Enter stars from 1 to 5, such as 4.5.' }],
    })
    const elsewhere = await importFile(`${HEADER}\nKen,4,Fine,2026-11-05,,,\nAna,5,Good,2026-11-06,,Mars,`)
    expect(elsewhere.text).toContain('Line 3, location: The website has no location “Mars”.')
    expect(await stored()).toEqual([])
  })

  it.each(['anonymous', 'sales-staff'] as const)('is refused to %s', async (who) => {
    const token = who === 'anonymous' ? undefined : world.people[who].token
    const body = { website: world.sites.own.id, csv: FILE }
    const { status } = await world.rest({ method: 'POST', path: '/reviews/import', token, body })
    expect(status).toBe(403)
    expect(await stored()).toEqual([])
  })

  it('is refused for another website, as if that did not exist', async () => {
    expect((await importFile(FILE, world.sites.foreign.id)).status).toBe(404)
    expect((await importFile(FILE, world.sites.sibling.id)).status).toBe(404)
    expect((await importFile(FILE, 2_000_000)).status).toBe(404)
    expect((await importFile(7)).status).toBe(400)
    expect(await stored()).toEqual([])
  })
})

describe('a website with a review service', () => {
  const served = {
    id: 'g-1',
    customer_name: 'Served',
    text: '<b>Good</b>',
    rating: 4.5,
    review_date: '2026-11-05',
    created_at_time_ago_in_words: '3 weeks',
    reply_text: 'Thank you.',
    reply_date: '2026-11-06',
  }

  async function loadWith(respond: RequestListener): Promise<{ names: string[]; lines: number }> {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const service = await startUpstream(respond)
    try {
      const ctx = await siteOf('own-site')
      const settings = { ...ctx.settings, 'integrations.reviewsUrl': `${service.address}/reviews` }
      const { reviews } = await loadReviews({}, { ...ctx, settings }, now)
      return { names: reviews.map(({ customerName }) => customerName), lines: logged.mock.calls.length }
    } finally {
      await service.close()
      logged.mockRestore()
    }
  }

  const answering =
    (body: string): RequestListener =>
    (_, response) =>
      response.end(body)

  beforeEach(() => plantReview({ customer_name: 'Own' }))

  it('shows the service’s reviews with their replies [BLOG-04, INT-02]', async () => {
    expect(await loadWith(answering(JSON.stringify({ reviews: [served] })))).toEqual({
      names: ['Served'],
      lines: 0,
    })
  })

  it('shows none when the service has none', async () => {
    expect(await loadWith(answering('{"reviews":[]}'))).toEqual({ names: [], lines: 0 })
  })

  it.each<[string, RequestListener]>([
    ['is down', (_, response) => response.writeHead(503).end()],
    ['never answers', () => undefined],
    ['answers with nothing', answering('')],
    ['answers with a page', answering('<html>Reviews</html>')],
    ['answers with other fields', answering('{"items":[]}')],
    ['has a review of nine stars', answering(JSON.stringify({ reviews: [{ ...served, rating: 9 }] }))],
    [
      'has a review without a day',
      answering(JSON.stringify({ reviews: [{ ...served, review_date: 'soon' }] })),
    ],
    [
      'sends far too much',
      answering(JSON.stringify({ reviews: [{ ...served, text: 'x'.repeat(3_000_000) }] })),
    ],
  ])('shows its own reviews and logs one line when the service %s', async (_, respond) => {
    expect(await loadWith(respond)).toEqual({ names: ['Own'], lines: 1 })
  })
})
