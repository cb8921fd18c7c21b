import { colourSwatch } from './colour-swatch'

describe('colourSwatch', () => {
  it.each([
    ['Pearl White', 'White'],
    ['Midnight Blue', 'Blue'],
    ['deep-ocean blue', 'Navy'],
    ['Slate Grey', 'gray'],
    ['Ebony', 'Jet Black'],
  ])('paints %s as it does %s', (name, like) => {
    expect(colourSwatch(name)).toBe(colourSwatch(like))
  })

  it('has no colour for a name that tells none', () => {
    expect([colourSwatch('Enigma'), colourSwatch('')]).toEqual([null, null])
  })
})
