import { createWorld, type World } from '../isolation/world'

type Author = 'marketing-staff' | 'sales-staff'

let world: World
let id: number

const url = (name: string) => `https://photos.example/${name}.jpg`
const image = (name: string) => ({ image: { url: url(name), thumb: { url: url(name) } } })
const names = (images: unknown) =>
  (images as { image: { url: string } }[]).map(({ image: { url: at } }) => at.slice(-5, -4))

beforeAll(async () => {
  world = await createWorld()
  const { id: tenant, dealershipId: dealership } = world.sites.own
  const vehicle = {
    tenant,
    dealership,
    slug: 'rio',
    feed_key: 'rio',
    name: '2021 Kia Rio',
    make: 'Kia',
    model: 'Rio',
    status: 'in_stock',
    car_type: 'used',
    item_type: 'car',
    dealership_slug: 'main',
    dealership_name: 'Main',
    images: ['a', 'b', 'c'].map(image),
    primary_image_url: url('a'),
  }
  id = Number((await world.payload.create({ collection: 'vehicles', data: vehicle as never })).id)
})
afterAll(() => world?.close())

async function save(photos: unknown, author: Author = 'marketing-staff', more: object = {}) {
  const { status, text } = await world.rest({
    method: 'PATCH',
    path: `/vehicles/${id}`,
    token: world.people[author].token,
    body: { staff: { photos }, ...more },
  })
  return { status, text }
}
const stored = async () => {
  const {
    images,
    primary_image_url: first,
    feed_photos: feed,
  } = await world.payload.findByID({ collection: 'vehicles', id })
  return { images: names(images), first, feed: feed && names((feed as { images: unknown }).images) }
}

describe('the order of a vehicle’s photos', () => {
  it('is what staff save, until they take it back', async () => {
    expect((await save(['c', 'a', 'b'].map(url))).status).toBe(200)
    expect(await stored()).toEqual({ images: ['c', 'a', 'b'], first: url('c'), feed: ['a', 'b', 'c'] })
    expect((await save(['b', 'c', 'a'].map(url))).status).toBe(200)
    expect(await stored()).toEqual({ images: ['b', 'c', 'a'], first: url('b'), feed: ['a', 'b', 'c'] })
    expect((await save(null)).status).toBe(200)
    expect(await stored()).toEqual({ images: ['a', 'b', 'c'], first: url('a'), feed: null })
  })

  it('stays when staff save something else', async () => {
    await save(['b'].map(url))
    const before = await stored()
    const { status } = await world.rest({
      method: 'PATCH',
      path: `/vehicles/${id}`,
      token: world.people['marketing-staff'].token,
      body: { staff: { tag: 'Special' } },
    })
    expect(status).toBe(200)
    expect(await stored()).toEqual(before)
    await save(null)
  })

  it.each([
    ['a text', 'c'],
    ['a photo twice', ['a', 'a'].map(url)],
    ['other things than addresses', [{ url: 'a' }]],
    ['too many', Array.from({ length: 302 }, (_, place) => url(String(place)))],
  ])('is refused as %s, and nothing is stored', async (_, photos) => {
    const before = await stored()
    const { status, text } = await save(photos)
    expect(status).toBe(400)
    expect(text).toMatch(/photo/)
    expect(await stored()).toEqual(before)
  })

  it('never adds photos that the feed does not have', async () => {
    await save([url('x'), url('b')])
    expect((await stored()).images).toEqual(['b', 'a', 'c'])
    await save(null)
    const { status } = await save(null, 'marketing-staff', {
      images: [image('x')],
      feed_photos: { images: [image('x')] },
    })
    expect(status).toBe(200)
    expect(await stored()).toEqual({ images: ['a', 'b', 'c'], first: url('a'), feed: null })
  })

  it('is not for sales staff', async () => {
    expect((await save(['c'].map(url), 'sales-staff')).status).not.toBe(200)
    expect((await stored()).first).toBe(url('a'))
  })
})
