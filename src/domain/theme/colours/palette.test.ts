import fc from 'fast-check'
import { defaultTheme, linkChoices, type Theme, textChoices } from '../theme'
import { leastContrast, PERCEPTIBLE, READABLE } from './contrast'
import { toOklch } from './oklch'
import { buildPalette } from './palette'
import { formatHex, parseHex, type Rgb } from './srgb'
import { textPairs } from './text-pairs'

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
/** Every theme that can be stored, except links in exactly the brand: these are shown only after they were measured. */
const anyTheme: fc.Arbitrary<Theme> = fc.record({
  ...Object.fromEntries(Object.entries(defaultTheme).map(([key, value]) => [key, fc.constant(value)])),
  brand: anyHex,
  accent: anyHex,
  textOnBrand: fc.constantFrom(...textChoices),
  textOnAccent: fc.constantFrom(...textChoices),
  links: fc.constantFrom(...linkChoices.filter((choice) => choice !== 'exact')),
}) as unknown as fc.Arbitrary<Theme>

const paletteOf = (brand: string, more: Partial<Theme> = {}) =>
  buildPalette({ ...defaultTheme, brand, ...more })

describe('buildPalette', () => {
  it('keeps every text readable for any brand and accent', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const unreadable = textPairs(buildPalette(theme)).filter(({ ratio }) => ratio < READABLE)
        expect(unreadable).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it.each(['#ffee00', '#ffe14d', '#ffffff'])(
    'darkens %s on hover, because a lighter shade would be white',
    (brand) => {
      const { colour, strong } = paletteOf(brand).brand
      expect(toOklch(strong).l).toBeLessThan(toOklch(colour).l - 0.03)
    },
  )

  it('lightens a colour with dark text on hover if there is room', () => {
    const { colour, strong } = paletteOf('#f59e0b').brand
    expect(toOklch(strong).l).toBeGreaterThan(toOklch(colour).l + 0.03)
  })

  it('keeps the outlines of controls perceptible on every surface', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { paper, night } = buildPalette(theme)
        for (const { outline, surface1, surface2, surface3 } of [paper, night]) {
          expect(leastContrast(outline, [surface1, surface2, surface3])).toBeGreaterThanOrEqual(PERCEPTIBLE)
        }
      }),
    )
  })

  it('orders its inks from strongest to faintest', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { paper } = buildPalette(theme)
        const ratios = [paper.ink1, paper.ink2, paper.ink3, paper.ink4].map((ink) =>
          leastContrast(ink, [paper.surface1]),
        )
        expect([...ratios].sort((a, b) => b - a)).toEqual(ratios)
      }),
    )
  })

  it('uses white text on a dark brand and near-black text on a light one', () => {
    expect(formatHex(paletteOf('#0b5cab').brand.text)).toBe('#ffffff')
    expect(formatHex(paletteOf('#ffd400').brand.text)).toBe('#14161a')
  })

  it('follows the editor’s choice of text if it is readable', () => {
    expect(formatHex(paletteOf('#d5370a', { textOnBrand: 'white' }).brand.text)).toBe('#ffffff')
    expect(formatHex(paletteOf('#9aa0a6', { textOnBrand: 'dark' }).brand.text)).toBe('#14161a')
    expect(formatHex(paletteOf('#ffd400', { textOnBrand: 'white' }).brand.text)).toBe('#14161a')
  })

  it('does not change a brand that is readable as text on paper', () => {
    expect(formatHex(paletteOf('#0b3d75').paper.brandInk)).toBe('#0b3d75')
  })

  it('darkens a light brand for text and keeps its hue', () => {
    const { brandInk } = paletteOf('#ffb000').paper
    expect(Math.abs(toOklch(brandInk).h - toOklch(parseHex('#ffb000') as Rgb).h)).toBeLessThan(6)
  })

  it('has grey neutrals for a grey brand', () => {
    const [red, green, blue] = paletteOf('#777777').paper.ink2
    expect(new Set([red, green, blue]).size).toBe(1)
  })

  it('makes buttons on night white if the brand would not be perceptible', () => {
    expect(formatHex(paletteOf('#0f1f2b').nightButton.colour)).toBe('#ffffff')
    expect(formatHex(paletteOf('#ff6a13').nightButton.colour)).toBe('#ff6a13')
  })
})
