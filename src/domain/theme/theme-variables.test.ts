import fc from 'fast-check'
import { contrast, parseHex, READABLE, type Rgb } from './contrast'
import { themeVariables } from './theme-variables'

const colour = (variables: Record<string, string>, name: string): Rgb =>
  parseHex(variables[name] ?? '') as Rgb
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('theme variables', () => {
  it('writes white on a dark brand and near-black on a light one', () => {
    const variables = themeVariables({ brand: '#0b5cab', accent: '#ffd400' })
    expect(variables).toMatchObject({
      '--brand': '#0b5cab',
      '--on-brand': '#ffffff',
      '--on-accent': '#14161a',
    })
  })

  it('keeps every text readable on any brand and accent an editor can pick', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (brand, accent) => {
        const variables = themeVariables({ brand, accent })
        for (const name of ['brand', 'accent']) {
          const text = colour(variables, `--on-${name}`)
          expect(contrast(text, colour(variables, `--${name}`))).toBeGreaterThanOrEqual(READABLE)
          expect(contrast(text, colour(variables, `--${name}-strong`))).toBeGreaterThanOrEqual(READABLE)
          expect(contrast(colour(variables, `--${name}-ink`), [255, 255, 255])).toBeGreaterThanOrEqual(
            READABLE,
          )
        }
      }),
    )
  })

  it('leaves a brand that reads on paper as it is when used for text', () => {
    expect(themeVariables({ brand: '#0b3d75', accent: '#000000' })['--brand-ink']).toBe('#0b3d75')
  })

  it('falls back to the platform’s colours rather than let anything else into the page', () => {
    const variables = themeVariables({ brand: 'red; } body { display: none', accent: '' })
    expect(variables['--brand']).toBe('#0b5cab')
    expect(variables['--accent']).toBe('#b8480f')
  })
})
