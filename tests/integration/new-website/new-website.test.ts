import { fileParts } from '@/domain/starter/site-record'
import { specimens } from '../isolation/specimens'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

type Author = 'platform-admin' | 'group-admin' | 'marketing-staff' | 'sales-staff'

let world: World
let targets: Targets

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  await fillOwnWebsite()
})
afterAll(() => world?.close())

/** One document of each collection, and a page whose blocks refer to others. */
async function fillOwnWebsite() {
  for (const part of fileParts) {
    if (specimens[part]) await targets.create(part, 'own', 0)
  }
  const tenant = world.sites.own.id
  const oneOf = async (collection: 'media' | 'locations' | 'legal-texts') => {
    const where = { tenant: { equals: tenant } }
    const { docs } = await world.payload.find({ collection, where, limit: 1, depth: 0 })
    return docs[0]?.id
  }
  const blocks = [
    { blockType: 'hero', heading: 'Welcome', picture: await oneOf('media') },
    { blockType: 'reviews', heading: 'Reviews', location: await oneOf('locations') },
    { blockType: 'legalText', legalText: await oneOf('legal-texts'), showTitle: false },
  ]
  const draft = { title: 'Not yet', path: '/not-yet', _status: 'draft', blocks }
  for (const page of [{ title: 'Home', path: '/', _status: 'published', blocks }, draft])
    await world.payload.create({ collection: 'pages', data: { tenant, ...page } as never })
  await world.payload.update({
    collection: 'tenants',
    id: tenant,
    data: { settings: { 'search.hitsPerPage': 30 }, turnstile_secret: 'a-secret-key' },
  })
}

const exported = (author: Author, id: number) =>
  world.rest({ method: 'GET', path: `/tenants/${id}/file`, token: world.people[author].token })

async function create(
  author: Author,
  body: object,
  file?: string,
): Promise<{ status: number; id?: number; message?: string }> {
  const { status, text } = await world.rest({
    method: 'POST',
    path: '/new-website',
    token: world.people[author].token,
    body,
    ...(file === undefined
      ? {}
      : { file: { name: 'site.ndjson', type: 'application/x-ndjson', bytes: Buffer.from(file) } }),
  })
  const { id, errors } = JSON.parse(text)
  return { status, id, message: errors?.[0]?.message }
}

let count = 0
const asked = (start: object) => {
  count += 1
  const group = world.sites.own.groupId
  return { name: `New ${count}`, slug: `new-${count}`, group, domain: '', start }
}

const location = {
  name: 'Wagga Wagga',
  street: '1 Baylis Street',
  city: 'Wagga Wagga',
  state: 'NSW',
  postcode: '2650',
  phone: '02 5550 1234',
  licence: 'MD 12345',
  weekdays: { open: '08:30', close: '17:30' },
  saturday: { open: '08:30', close: '13:00' },
  sunday: null,
}
const starter = {
  from: 'starter',
  trade: 'motorcycles',
  template: 'throttle',
  brand: '#0b3d75',
  accent: '#b4522a',
  email: 'sales@example.com.au',
  location,
}

const websites = async () => (await world.payload.count({ collection: 'tenants' })).totalDocs

/** Parses a file and drops what differs between installations: ids, and the names and bytes of pictures. */
function comparable(file: string) {
  const [head, ...records] = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const places = new Map<string, string>()
  const place = new Map<string, number>()
  for (const { collection, id } of records) {
    place.set(collection, (place.get(collection) ?? 0) + 1)
    places.set(`${collection}:${id}`, `${collection} ${place.get(collection)}`)
  }
  return {
    head: { ...head, name: '' },
    records: records.map(({ collection, id, data, file: picture, ...rest }) => ({
      ...rest,
      place: places.get(`${collection}:${id}`),
      names: Object.keys(data),
      words: JSON.stringify(data).replace(/\d+/g, ''),
      type: picture?.type,
    })),
  }
}

describe('A website file', () => {
  it('makes a website that says the same: exported again, it is the same file', async () => {
    const { status, text, headers } = await exported('group-admin', world.sites.own.id)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('own-site.forecourt.ndjson')
    const made = await create('platform-admin', asked({ from: 'file' }), text)
    expect(made).toMatchObject({ status: 200 })
    const again = await exported('platform-admin', Number(made.id))
    const [before, after] = [comparable(text), comparable(again.text)]
    expect(after.head).toEqual(before.head)
    expect(after.records).toEqual(before.records)
    expect(new Set(before.records.map(({ place }) => place?.split(' ')[0])).size).toBe(fileParts.length)
    const pages = await world.payload.find({
      collection: 'pages',
      where: { tenant: { equals: Number(made.id) }, path: { equals: '/' } },
      depth: 1,
    })
    expect(pages.docs[0]).toMatchObject({
      _status: 'published',
      blocks: [
        { picture: { tenant: made.id } },
        { location: { tenant: made.id } },
        { legalText: { tenant: made.id } },
      ],
    })
  })

  it('has no secrets, no domains and nothing of other websites', async () => {
    const { text } = await exported('platform-admin', world.sites.own.id)
    const foreign = await targets.create('promos', 'foreign', 0)
    expect(text).not.toContain('a-secret-key')
    expect(text).not.toContain(foreign.canary)
    expect(text).not.toMatch(/"(tenant|domains|turnstile_secret|copyOf)"/)
  })

  it('is only given to admins of the website', async () => {
    expect((await exported('marketing-staff', world.sites.own.id)).status).toBe(403)
    expect((await exported('sales-staff', world.sites.own.id)).status).toBe(403)
    expect((await world.rest({ method: 'GET', path: `/tenants/${world.sites.own.id}/file` })).status).toBe(
      403,
    )
    expect((await exported('group-admin', world.sites.foreign.id)).status).toBe(404)
    expect((await exported('group-admin', world.sites.sibling.id)).status).toBe(200)
  })

  const head = JSON.stringify({ forecourt: 1, name: 'A', template: 'metro' })
  const page = (data: object) => JSON.stringify({ collection: 'pages', id: 1, status: 'published', data })
  it.each([
    ['an empty file', '', /^The file is empty/],
    ['a file of something else', 'stock,price\n1,2', /^Line 1 is not JSON/],
    [
      'a newer version',
      JSON.stringify({ forecourt: 2, name: 'A' }),
      /^Line 1 says that it is not a website file of version 1/,
    ],
    [
      'an unknown template',
      JSON.stringify({ forecourt: 1, name: 'A', template: 'x' }),
      /^Line 1 has an unknown template/,
    ],
    [
      'an unknown collection',
      `${head}\n{"collection":"users","id":1,"data":{}}`,
      /^Line 2 has an unknown collection/,
    ],
    ['a truncated line', `${head}\n${page({}).slice(0, 30)}`, /^Line 2 is not JSON/],
    ['an empty line before its end', `${head}\n\n${page({ title: 'A', path: '/a' })}`, /^Line 2 is not JSON/],
    [
      'a document that its form refuses',
      `${head}\n${page({ title: 'A', path: 'no-slash' })}`,
      /^Line 2, pages 1: .*Start with \//,
    ],
    [
      'two pages with one address',
      [head, page({ title: 'A', path: '/a' }), page({ title: 'B', path: '/a' })].join('\n'),
      /^Line 3, pages 1: /,
    ],
    [
      'a setting that does not exist',
      JSON.stringify({ forecourt: 1, name: 'A', template: 'metro', settings: { 'no.such': 1 } }),
      /no\.such/,
    ],
    [
      'a picture that is not one',
      `${head}\n${JSON.stringify({ collection: 'media', id: 1, data: { alt: 'A showroom' }, file: { name: 'a.png', type: 'image/png', base64: 'AAAA' } })}`,
      /^Line 2, media 1: .*not a supported picture/,
    ],
    [
      'a script in a link',
      `${head}\n${page({ title: 'A', path: '/a', blocks: [{ blockType: 'hero', heading: 'A', links: [{ label: 'A', href: 'javascript:alert(1)' }] }] })}`,
      /^Line 2, pages 1: /,
    ],
  ])('is refused with the line, and leaves nothing, when it is %s', async (_, file, message) => {
    const before = await websites()
    const answer = await create('platform-admin', asked({ from: 'file' }), file)
    expect(answer).toMatchObject({ status: 400, message: expect.stringMatching(message) })
    expect(await websites()).toBe(before)
  })

  it('is missed when it was not chosen', async () => {
    expect(await create('platform-admin', asked({ from: 'file' }))).toMatchObject({
      status: 400,
      message: 'Choose the file of a website.',
    })
  })
})

describe('A new website from the starter pages', () => {
  it('has its place, theme, legal texts, menu and published pages', async () => {
    const wish = { ...asked(starter), name: 'Riverina Bikes', domain: 'riverina-bikes.com.au' }
    const { status, id } = await create('platform-admin', wish)
    expect(status).toBe(200)
    const ofSite = { tenant: { equals: Number(id) } }
    const read = async (collection: 'pages' | 'locations' | 'themes' | 'site-chrome' | 'legal-texts') =>
      (await world.payload.find({ collection, where: ofSite, depth: 0, pagination: false })).docs
    const tenant = await world.payload.findByID({ collection: 'tenants', id: Number(id), depth: 0 })
    expect(tenant).toMatchObject({ template: 'throttle', domains: [{ host: 'riverina-bikes.com.au' }] })
    expect(await read('themes')).toMatchObject([{ brand: '#0b3d75', accent: '#b4522a' }])
    const [place] = await read('locations')
    expect(place).toMatchObject({
      name: 'Wagga Wagga',
      primary: true,
      contact_detail: { phone: '02 5550 1234' },
      address: { state: 'NSW' },
    })
    const pages = (await read('pages')) as { path: string; _status?: string | null }[]
    expect(pages.every(({ _status }) => _status === 'published')).toBe(true)
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/about-us', '/contact-us', '/privacy-policy', '/service']),
    )
    const [chrome] = await read('site-chrome')
    // Every link of the menu and the footer leads to a page of the website or to the stock.
    const links = JSON.stringify(chrome).match(/"href":"[^"]+"/g) ?? []
    for (const link of links) expect([...paths, '/search']).toContain(link.slice(8, -1))
    const texts = JSON.stringify(await read('legal-texts'))
    expect(texts).toContain('Riverina Bikes')
    expect(texts).toContain('MD 12345')
  })

  it.each([
    ['a short name with capitals', { slug: 'New Site' }, {}, 'slug: Enter a short name'],
    ['no name', { name: ' ' }, {}, 'Enter the website’s name'],
    ['no group', { group: null }, {}, 'Choose a group'],
    ['a colour in words', {}, { brand: 'blue' }, 'Enter the brand colour as a hexadecimal code'],
    [
      'a postcode of three digits',
      {},
      { location: { ...location, postcode: '265' } },
      'Enter a postcode of four digits',
    ],
    [
      'hours that end before they start',
      {},
      { location: { ...location, saturday: { open: '13:00', close: '08:30' } } },
      'Enter a closing time after the opening time',
    ],
    ['an email address without a domain', {}, { email: 'sales' }, 'Enter an email address'],
    ['a short name that is taken', { slug: 'own-site' }, {}, 'slug'],
    ['a domain with a path', { domain: 'https://example.com.au/cars' }, {}, 'Enter a domain name'],
  ])(
    'is refused with the field and the fix, and leaves nothing, with %s',
    async (_, more, change, message) => {
      const before = await websites()
      const answer = await create('platform-admin', { ...asked({ ...starter, ...change }), ...more })
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(message) })
      expect(await websites()).toBe(before)
    },
  )

  it('is made by platform admins only', async () => {
    for (const author of ['group-admin', 'marketing-staff', 'sales-staff'] as const)
      expect(await create(author, asked(starter))).toMatchObject({ status: 403 })
    const anonymous = await world.rest({ method: 'POST', path: '/new-website', body: asked(starter) })
    expect(anonymous.status).toBe(403)
  })
})
