import { type DealerSite, openDealerSite } from './dealer-site'

let site: DealerSite

beforeAll(async () => {
  site = await openDealerSite()
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

const photo = (name: string) => `https://photos.example/${name}.jpg`
const car = (...names: string[]) => ({
  id: 'A1',
  make: 'Kia',
  model: 'Rio',
  year: 2021,
  car_type: 'used',
  images: names.map(photo),
})
const urlsOf = (images: unknown) => (images as { image: { url: string } }[]).map(({ image }) => image.url)

/** As the form of a vehicle stores staff's order. */
const order = (...names: string[]) =>
  site.pool.query('UPDATE vehicles SET staff_photos = $1', [JSON.stringify(names.map(photo))])

async function photos() {
  const { rows } = await site.pool.query('SELECT images, primary_image_url, feed_photos FROM vehicles')
  const { images, primary_image_url: first, feed_photos: feed } = rows[0]
  return { shown: urlsOf(images), first, feed: feed && urlsOf(feed.images) }
}

describe('an import of a vehicle whose photos staff ordered', () => {
  beforeEach(async () => {
    await site.import([car('a', 'b', 'c')])
    await order('c', 'a', 'b')
  })

  it('keeps staff’s order of the photos, adds new ones at the end, and remembers the feed’s order', async () => {
    await site.import([car('new', 'a', 'b', 'c')])
    expect(await photos()).toEqual({
      shown: ['c', 'a', 'b', 'new'].map(photo),
      first: photo('c'),
      feed: ['new', 'a', 'b', 'c'].map(photo),
    })
  })

  it('shows the others if the feed removes photos', async () => {
    await site.import([car('b', 'd')])
    expect(await photos()).toMatchObject({ shown: ['b', 'd'].map(photo), first: photo('b') })
  })

  it('changes nothing if the feed says the same again', async () => {
    await site.import([car('a', 'b', 'c', 'd')])
    const before = await photos()
    const { counts } = await site.import([car('a', 'b', 'c', 'd')])
    expect(counts).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await photos()).toEqual(before)
  })

  it('keeps the photos if the file has none of their columns', async () => {
    await site.import([car('a', 'b', 'c', 'd')])
    const before = await photos()
    const { images, ...rest } = car()
    await site.import([{ ...rest, badge: 'Sport' }])
    expect(await photos()).toEqual(before)
  })
})

it('an import without an order of staff keeps the feed’s order, and remembers none', async () => {
  await site.import([car('a', 'b')])
  await site.import([car('b', 'a')])
  expect(await photos()).toEqual({ shown: ['b', 'a'].map(photo), first: photo('b'), feed: null })
})
