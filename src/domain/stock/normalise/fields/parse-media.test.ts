import { parseHotspots, parseImages } from './parse-media'

const image = (url: string, thumb = url) => ({ image: { url, thumb: { url: thumb } } })
const [first, second] = ['https://a.example/1.jpg', 'https://a.example/w_400,h_300/2.jpg']

describe('parseImages', () => {
  it.each([
    [`${first}, ${second}`, [image(first), image(second)]],
    [`${first}|${second}`, [image(first), image(second)]],
    [
      [first, second],
      [image(first), image(second)],
    ],
    [[{ url: first, thumb: 'https://a.example/t.jpg' }], [image(first, 'https://a.example/t.jpg')]],
    [[image(first, 'https://a.example/t.jpg')], [image(first, 'https://a.example/t.jpg')]],
    ['', []],
    [[], []],
    [[null, '', first], [image(first)]],
  ])('parses %j [ENT-05]', (given, expected) => {
    expect(parseImages(given)).toEqual(expected)
  })

  it.each([[['javascript:alert(1)']], [[{ image: { url: 'data:x' } }]], [5], [Array(301).fill(first)]])(
    'rejects %j',
    (given) => {
      expect(() => parseImages(given)).toThrow()
    },
  )
})

describe('parseHotspots', () => {
  it('keeps only the fields that the specification defines [ENT-05]', () => {
    const spot = { description: 'Scratch', positions: [{ angle: 90, x: 12.5, y: 40, extra: 1 }] }
    expect(parseHotspots({ exterior: [spot] })).toEqual({
      exterior: [{ description: 'Scratch', positions: [{ angle: 90, x: 12.5, y: 40 }] }],
      interior: [],
    })
    expect(parseHotspots(null)).toBeNull()
  })

  it.each([[[]], ['x'], [{ exterior: [5] }], [{ exterior: [{ positions: [{ angle: 400, x: 1, y: 1 }] }] }]])(
    'rejects %j',
    (given) => {
      expect(() => parseHotspots(given)).toThrow()
    },
  )
})
