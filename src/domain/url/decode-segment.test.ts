import { decodeSegment } from './decode-segment'

describe('decodeSegment', () => {
  it.each([
    ['mini%20cooper', 'mini cooper'],
    ['citro%C3%ABn', 'citroën'],
    ['%FF', '%FF'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['100%', '100%'],
    ['a%00', 'a%00'],
    ['%2500', '%00'],
  ])('turns %s into %s, and leaves bad encoding as an unknown address', (segment, text) => {
    expect(decodeSegment(segment)).toBe(text)
  })
})
