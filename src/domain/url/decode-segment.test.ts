import { decodeSegment } from './decode-segment'

describe('a segment of an address', () => {
  it.each([
    ['mini%20cooper', 'mini cooper'],
    ['citro%C3%ABn', 'citroën'],
    ['%FF', '%FF'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['100%', '100%'],
    ['a%00', 'a%00'],
    ['%2500', '%00'],
  ])('%s reads %s: bad encoding is an unknown address, not an error', (segment, text) => {
    expect(decodeSegment(segment)).toBe(text)
  })
})
