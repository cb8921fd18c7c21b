import fc from 'fast-check'
import { checkTheme, formatRatio } from './check-theme'
import { READABLE } from './colours/contrast'
import { buildPalette } from './colours/palette'
import { textPairs } from './colours/text-pairs'
import { defaultTheme, linkChoices, type Theme, textChoices } from './theme'

const check = (choices: Partial<Theme>) =>
  checkTheme({ ...defaultTheme, ...choices }).map(({ field, message }) => `${field}: ${message}`)
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('checkTheme', () => {
  it('rejects white text on a light brand, with the measured ratio and advice', () => {
    expect(check({ brand: '#f5d90a', textOnBrand: 'white' })).toEqual([
      'brand: White on #f5d90a has 1.4:1; 4.5:1 is required. Use dark text or a darker brand.',
    ])
  })

  it('rejects dark text on a dark accent', () => {
    expect(check({ accent: '#0b4f8a', textOnAccent: 'dark' })).toEqual([
      'accent: Dark text on #0b4f8a has 2.1:1; 4.5:1 is required. Use white text or a lighter accent.',
    ])
  })

  it('rejects links in exactly the brand if it is too light for white or light grey', () => {
    expect(check({ brand: '#e2611c', links: 'exact' })).toEqual([
      'brand: Links in #e2611c on white have 3.5:1; 4.5:1 is required. Use a darker brand, or links in a readable shade.',
    ])
    expect(check({ brand: '#0a7d6c', links: 'exact' })[0]).toMatch(
      /^brand: Links in #0a7d6c on the light grey #[0-9a-f]{6} have 4\.[0-4]:1/,
    )
  })

  it('rejects an invalid colour', () => {
    expect(check({ brand: 'red', accent: '' })).toEqual([
      'brand: Enter a colour as #rrggbb, such as #0b5cab.',
      'accent: Enter a colour as #rrggbb, such as #0b5cab.',
    ])
  })

  it('accepts any colours if the palette chooses the text', () => {
    fc.assert(fc.property(anyHex, anyHex, (brand, accent) => expect(check({ brand, accent })).toEqual([])))
  })

  it('rejects every theme with unreadable text', () => {
    const themes = fc.record({
      brand: anyHex,
      accent: anyHex,
      textOnBrand: fc.constantFrom(...textChoices),
      textOnAccent: fc.constantFrom(...textChoices),
      links: fc.constantFrom(...linkChoices),
    })
    fc.assert(
      fc.property(themes, (choices) => {
        fc.pre(check(choices).length === 0)
        const pairs = textPairs(buildPalette({ ...defaultTheme, ...choices }))
        expect(pairs.filter(({ ratio }) => ratio < READABLE)).toEqual([])
      }),
    )
  })
})

describe('formatRatio', () => {
  it('never rounds a ratio up', () => {
    expect([4.499, 4.5, 21, 1.26].map(formatRatio)).toEqual(['4.4:1', '4.5:1', '21.0:1', '1.2:1'])
  })
})
