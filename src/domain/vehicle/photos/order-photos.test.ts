import fc from 'fast-check'
import { MOST_ORDERED, movePhoto, orderPhotos, photoOrderProblem } from './order-photos'

const image = (url: string) => ({ image: { url, thumb: { url: `${url}-small` } } })
const photos = (first: string | null, ...urls: string[]) => ({
  primary_image_url: first,
  images: urls.map(image),
})
const urlsOf = ({ images }: ReturnType<typeof photos>) => images.map((each) => each.image.url)

describe('the order of a vehicle’s photos', () => {
  it.each([
    ['is the feed’s without one of staff', photos('a', 'a', 'b', 'c'), [], ['a', 'b', 'c']],
    ['is that of staff', photos('a', 'a', 'b', 'c'), ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['shows new photos of the feed after those', photos('a', 'a', 'new', 'b'), ['b', 'a'], ['b', 'a', 'new']],
    ['ignores photos that are gone', photos('a', 'a', 'b'), ['gone', 'b'], ['b', 'a']],
    [
      'includes a leading photo outside the list',
      photos('lead', 'a', 'b'),
      ['a', 'lead'],
      ['a', 'lead', 'b'],
    ],
    ['starts with a leading photo that is not the list’s first', photos('b', 'a', 'b'), ['c'], ['b', 'a']],
    ['is empty without photos', photos(null), ['a'], []],
  ])('%s', (_, given, order, expected) => {
    const ordered = orderPhotos(given, order)
    expect(urlsOf(ordered)).toEqual(expected)
    expect(ordered.primary_image_url).toBe(expected[0] ?? null)
  })

  it('loses and invents no photo, and stays the same when it is applied again', () => {
    const urls = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(urls, fc.constantFrom(null, 'a', 'z'), urls, (listed, first, order) => {
        const given = photos(first, ...listed)
        const ordered = orderPhotos(given, order)
        const all = new Set([...(first && order.length > 0 ? [first] : []), ...listed])
        expect(new Set(urlsOf(ordered))).toEqual(all)
        expect(orderPhotos(ordered, order)).toEqual(ordered)
      }),
    )
  })
})

it.each([
  [2, 0, ['c', 'a', 'b']],
  [0, 1, ['b', 'a', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [5, 0, ['a', 'b', 'c']],
])('the photo at place %i moves to place %i', (from, to, expected) => {
  expect(movePhoto(['a', 'b', 'c'], from, to)).toEqual(expected)
})

it.each([
  ['nothing', null, null],
  ['an order', ['a', 'b'], null],
  ['a text', 'a', 'Enter a list of photo addresses.'],
  ['a list with a number', ['a', 1], 'Enter a list of photo addresses.'],
  ['an empty address', [''], 'Enter a list of photo addresses.'],
  [
    'too many',
    Array.from({ length: MOST_ORDERED + 1 }, (_, place) => `${place}`),
    'Order at most 301 photos.',
  ],
  ['a photo twice', ['a', 'a'], 'List each photo once.'],
])('of an order from outside, %s is checked', (_, value, problem) => {
  expect(photoOrderProblem(value)).toBe(problem)
})
