import { readdir } from 'node:fs/promises'
import { fileParts } from '@/domain/starter/site-record'
import type { Unfinished } from '~/collections/website-files/import-website'
import { specimens } from '../isolation/specimens'
import { pixel, Targets } from '../isolation/targets'
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
  const save = async (page: { path: string }, changes: object) => {
    const data = { tenant, blocks, ...page } as never
    const { id } = await world.payload.create({ collection: 'pages', data })
    await world.payload.update({ collection: 'pages', id, data: changes, draft: true })
  }
  await save({ path: '/', title: 'Home', _status: 'published' } as never, {
    title: 'Home, soon',
    _status: 'draft',
  })
  await save({ path: '/not-yet', title: 'Not yet', _status: 'draft' } as never, { title: 'Not yet, better' })
  await world.payload.update({
    collection: 'groups',
    id: world.sites.own.groupId,
    data: {
      settings: {
        'finance.maxTerm': 6,
        'search.hitsPerPage': 60,
        'leads.retentionMonths': 12,
        'integrations.mapsKey': 'a-group-key',
      },
    },
  })
  await world.payload.update({
    collection: 'tenants',
    id: tenant,
    data: {
      settings: {
        'search.hitsPerPage': 30,
        'integrations.geocodeUrl': 'https://maps.example.com/?key=a-map-key',
        'leads.alertEmails': ['a-person@example.com'],
      },
      turnstile_secret: 'a-secret-key',
    },
  })
  const place = await oneOf('locations')
  await world.payload.update({
    collection: 'locations',
    id: Number(place),
    data: { address: { city: 'Dubbo', map_key: 'a-place-key' } },
  })
}

const exported = (author: Author, id: number) =>
  world.rest({ method: 'GET', path: `/tenants/${id}/file`, token: world.people[author].token })

async function create(
  author: Author,
  body: object,
  file?: string,
): Promise<{ status: number; id?: number; unfinished?: Unfinished; message?: string }> {
  const { status, text } = await world.rest({
    method: 'POST',
    path: '/new-website',
    token: world.people[author].token,
    body,
    ...(file === undefined
      ? {}
      : { file: { name: 'site.ndjson', type: 'application/x-ndjson', bytes: Buffer.from(file) } }),
  })
  const { id, unfinished, errors } = JSON.parse(text)
  return { status, id, unfinished, message: errors?.[0]?.message }
}

let count = 0
const asked = (start: object, group = world.sites.own.groupId) => {
  count += 1
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

/** What a refused website may not leave: websites, pictures in the store, and uploaded files on the disk. */
async function leftovers() {
  const { uploadStore } = await import('@/server/uploads/configured-store')
  const { uploadingFolder } = await import('@/server/uploads/upload-limits')
  const { totalDocs: websites } = await world.payload.count({ collection: 'tenants' })
  const pictures = (await uploadStore().list('media')).sort()
  const uploading = await readdir(uploadingFolder(String(process.env.DATA_DIR))).catch(() => [])
  return { websites, pictures, uploading }
}

const rowsOf = (file: string) =>
  file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** A file with some of its lines changed. */
const edited = (file: string, change: (row: Record<string, unknown>) => object) =>
  rowsOf(file)
    .map((row) => JSON.stringify(change(row)))
    .join('\n')

/** Parses a file and drops what differs between installations: ids, and the names and bytes of pictures. */
function comparable(file: string) {
  const [head, ...records] = rowsOf(file)
  const { end } = records.pop()
  const places = new Map<string, string>()
  const place = new Map<string, number>()
  for (const { collection, id } of records) {
    place.set(collection, (place.get(collection) ?? 0) + 1)
    places.set(`${collection}:${id}`, `${collection} ${place.get(collection)}`)
  }
  return {
    end,
    head: { ...head, name: '', left_out: [] },
    records: records.map(({ collection, id, data, draft, file: picture, ...rest }) => ({
      ...rest,
      place: places.get(`${collection}:${id}`),
      names: Object.keys(data),
      words: JSON.stringify([{ ...data, enabled: null }, draft]).replace(/\d+/g, ''),
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
    expect([after.head, after.end]).toEqual([before.head, before.end])
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

  it('has the published page and its later changes, and the newest draft of a page that was never published', async () => {
    const { text } = await exported('platform-admin', world.sites.own.id)
    const { id } = await create('platform-admin', asked({ from: 'file' }), text)
    const read = async (draft: boolean) => {
      const where = { tenant: { equals: Number(id) }, path: { in: ['/', '/not-yet'] } }
      const { docs } = await world.payload.find({ collection: 'pages', where, draft, sort: 'path', depth: 0 })
      return docs.map(({ title, _status }) => [title, _status])
    }
    expect(await read(false)).toEqual([
      ['Home', 'published'],
      ['Not yet, better', 'draft'],
    ])
    expect(await read(true)).toEqual([
      ['Home, soon', 'draft'],
      ['Not yet, better', 'draft'],
    ])
  })

  it('takes what the website inherits along to another group, but not the group’s rules for personal data', async () => {
    const { text } = await exported('group-admin', world.sites.own.id)
    const settingsIn = async (group: number) => {
      const { id } = await create('platform-admin', asked({ from: 'file' }, group), text)
      const made = await world.payload.findByID({ collection: 'tenants', id: Number(id), depth: 0 })
      return made.settings
    }
    expect(await settingsIn(world.sites.own.groupId)).toEqual({ 'search.hitsPerPage': 30 })
    expect(await settingsIn(world.sites.foreign.groupId)).toEqual({
      'search.hitsPerPage': 30,
      'finance.maxTerm': 6,
    })
  })

  it('brings no services, keys and running scripts, and the answer names those that are to be set up', async () => {
    const { text } = await exported('platform-admin', world.sites.own.id)
    expect(text).not.toMatch(/a-map-key|a-group-key|a-place-key|a-person@/)
    const hostile = edited(text, (row) => {
      if (row.settings)
        return {
          ...row,
          settings: { ...row.settings, 'integrations.trackingSink': 'https://evil.example.com' },
        }
      if (row.collection === 'scripts') return { ...row, data: { ...(row.data as object), enabled: true } }
      if (row.collection !== 'locations') return row
      return { ...row, data: { ...(row.data as object), address: { city: 'Dubbo', map_key: 'evil' } } }
    })
    const { id, unfinished } = await create(
      'platform-admin',
      asked({ from: 'file' }, world.sites.foreign.groupId),
      hostile,
    )
    const where = { tenant: { equals: Number(id) } }
    const { docs: scripts } = await world.payload.find({ collection: 'scripts', where })
    const { docs: places } = await world.payload.find({ collection: 'locations', where })
    expect(scripts.map(({ enabled }) => enabled)).toEqual([false])
    expect(places.map(({ address }) => address)).toMatchObject([{ city: 'Dubbo', map_key: null }])
    const website = await world.payload.findByID({ collection: 'tenants', id: Number(id), depth: 0 })
    expect(JSON.stringify(website.settings)).not.toContain('evil')
    expect(unfinished).toEqual({
      scripts: scripts.map(({ name }) => name),
      pictures: [],
      settings: ['Alerts', 'Geocoding service', 'Maps key', 'Tracking id'],
    })
  })

  it('has every picture but one that the store lost, which becomes a grey area that the answer names', async () => {
    const { uploadStore } = await import('@/server/uploads/configured-store')
    const [tenant, file] = [
      world.sites.own.id,
      { data: pixel.bytes, mimetype: pixel.type, name: 'yard.png', size: pixel.bytes.length },
    ]
    const lost = await world.payload.create({ collection: 'media', data: { tenant, alt: 'The yard' }, file })
    await uploadStore().remove('media', String(lost.filename))
    const { status, text } = await exported('group-admin', tenant)
    expect(status).toBe(200)
    const row = rowsOf(text).find(({ collection, id }) => collection === 'media' && id === lost.id)
    expect(row).toMatchObject({ missing: lost.filename, data: { alt: 'The yard' } })
    const { id, unfinished } = await create('platform-admin', asked({ from: 'file' }), text)
    const where = { tenant: { equals: Number(id) }, alt: { equals: 'The yard' } }
    const { docs } = await world.payload.find({ collection: 'media', where })
    expect(unfinished?.pictures).toEqual([{ id: docs[0]?.id, name: 'The yard' }])
    const stored = await uploadStore().open('media', String(docs[0]?.filename))
    stored?.body.destroy()
    expect(stored?.size).toBe(docs[0]?.filesize)
    await world.payload.delete({ collection: 'media', id: lost.id })
  })

  it('is refused before it is written when it would be too large to import', async () => {
    const { docs } = await world.payload.find({
      collection: 'media',
      where: { tenant: { equals: world.sites.own.id } },
      limit: 1,
    })
    const [picture] = docs
    const resize = (filesize: number | null | undefined) =>
      world.payload.db.updateOne({ collection: 'media', id: Number(picture?.id), data: { filesize } })
    await resize(160 * 1024 * 1024)
    const { status, text } = await exported('group-admin', world.sites.own.id)
    await resize(picture?.filesize)
    expect(status).toBe(413)
    expect(JSON.parse(text).errors[0].message).toMatch(
      /^The file would have 214 MB\. A website is made from a file of at most 200 MB\./,
    )
  })

  it.each([
    [
      'was cut at the end of a line',
      (lines: string[]) => lines.slice(0, -1),
      /^The end of the file is missing/,
    ],
    ['has only its first line', (lines: string[]) => lines.slice(0, 1), /^The end of the file is missing/],
    [
      'lost a document',
      (lines: string[]) => lines.toSpliced(-2, 1),
      /^Line \d+ says that the file has \d+ documents, but it has \d+\. Export the website again/,
    ],
    [
      'goes on after its end',
      (lines: string[]) => [...lines, ...lines.slice(-1)],
      /^Line \d+ is after the end of the file/,
    ],
  ])('is refused, and leaves nothing, when it %s', async (_, change, message) => {
    const { text } = await exported('platform-admin', world.sites.own.id)
    const before = await leftovers()
    const file = change(text.trim().split('\n')).join('\n')
    const answer = await create('platform-admin', asked({ from: 'file' }), file)
    expect(answer).toMatchObject({ status: 400, message: expect.stringMatching(message) })
    expect(await leftovers()).toEqual(before)
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

  const head = JSON.stringify({ forecourt: 2, name: 'A', template: 'metro' })
  const bytes = pixel.bytes.toString('base64')
  const picture = JSON.stringify({
    collection: 'media',
    id: 1,
    data: { alt: 'A showroom' },
    file: { name: 'a.png', type: 'image/png', base64: bytes },
  })
  const page = (data: object) => JSON.stringify({ collection: 'pages', id: 1, status: 'published', data })
  it.each([
    ['an empty file', '', /^The file is empty/],
    ['a file of something else', 'stock,price\n1,2', /^Line 1 is not JSON/],
    [
      'a newer version',
      JSON.stringify({ forecourt: 3, name: 'A' }),
      /^Line 1 says that it is not a website file of version 2/,
    ],
    [
      'an unknown template',
      JSON.stringify({ forecourt: 2, name: 'A', template: 'x' }),
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
      'a document that its form refuses, after a picture that was stored',
      [head, picture, page({ title: 'A', path: 'no-slash' })].join('\n'),
      /^Line 3, pages 1: .*Start with \//,
    ],
    [
      'an inherited setting that does not exist',
      JSON.stringify({ forecourt: 2, name: 'A', template: 'metro', inherited: { 'no.such': 1 } }),
      /^Line 1: no\.such/,
    ],
    [
      'two pages with one address',
      [head, page({ title: 'A', path: '/a' }), page({ title: 'B', path: '/a' })].join('\n'),
      /^Line 3, pages 1: /,
    ],
    [
      'a setting that does not exist',
      JSON.stringify({ forecourt: 2, name: 'A', template: 'metro', settings: { 'no.such': 1 } }),
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
    const before = await leftovers()
    const answer = await create('platform-admin', asked({ from: 'file' }), file)
    expect(answer).toMatchObject({ status: 400, message: expect.stringMatching(message) })
    expect(await leftovers()).toEqual(before)
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
      const before = await leftovers()
      const answer = await create('platform-admin', { ...asked({ ...starter, ...change }), ...more })
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(message) })
      expect(await leftovers()).toEqual(before)
    },
  )

  it('is made by platform admins only', async () => {
    for (const author of ['group-admin', 'marketing-staff', 'sales-staff'] as const)
      expect(await create(author, asked(starter))).toMatchObject({ status: 403 })
    const anonymous = await world.rest({ method: 'POST', path: '/new-website', body: asked(starter) })
    expect(anonymous.status).toBe(403)
  })
})
