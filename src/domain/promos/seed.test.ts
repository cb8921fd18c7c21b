import { drawSeed, parseSeed } from './seed'

describe('the seed of a page load [PROMO-02]', () => {
  it.each([
    ['0', 0],
    ['4294967295', 4_294_967_295],
    ['4294967296', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('is taken from %p as %p', (text, seed) => {
    expect(parseSeed(text)).toBe(seed)
  })

  it('is one that comes back', () => {
    const seed = drawSeed()
    expect(parseSeed(String(seed))).toBe(seed)
  })
})
