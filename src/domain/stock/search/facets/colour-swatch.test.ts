import { colourSwatch } from './colour-swatch'

describe('colourSwatch', () => {
  it.each([
    ['Pearl White', 'White'],
    ['Midnight Blue', 'Blue'],
    ['deep-ocean blue', 'Navy'],
    ['Slate Grey', 'gray'],
    ['Ebony', 'Jet Black'],
  ])('gives %s the same colour as %s', (name, like) => {
    expect(colourSwatch(name)).toBe(colourSwatch(like))
  })

  it('returns null for a name that suggests no colour', () => {
    expect([colourSwatch('Enigma'), colourSwatch('')]).toEqual([null, null])
  })
})
