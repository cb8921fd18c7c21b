import { parseSeed, randomSeed } from './seed'

describe('parseSeed', () => {
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
  ])('parses %p as %p [PROMO-02]', (text, seed) => {
    expect(parseSeed(text)).toBe(seed)
  })

  it('parses the seed that the server wrote [PROMO-02]', () => {
    const seed = randomSeed()
    expect(parseSeed(String(seed))).toBe(seed)
  })
})
