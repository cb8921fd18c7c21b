import { fontPairKeys } from './fonts/font-pairs'
import { parseTheme } from './parse-theme'
import { defaultTheme, densities, radii } from './theme'
import { themeVariables } from './theme-variables'

describe('theme variables', () => {
  it('contain the brand, its text colour and the shades of each ground', () => {
    expect(themeVariables({ ...defaultTheme, brand: '#0b5cab', accent: '#ffd400' })).toMatchObject({
      '--brand': '#0b5cab',
      '--on-brand': '#ffffff',
      '--on-accent': '#14161a',
      '--paper-surface-1': '#ffffff',
      '--night-ink-1': expect.stringMatching(/^#f/),
    })
  })

  it('differ for every radius, density and font pair', () => {
    const themes = [
      ...radii.map((radius) => ({ ...defaultTheme, radius })),
      ...densities.map((density) => ({ ...defaultTheme, density })),
      ...fontPairKeys.map((fonts) => ({ ...defaultTheme, fonts })),
    ]
    const distinct = new Set(themes.map((theme) => JSON.stringify(themeVariables(theme))))
    expect(distinct.size).toBe(themes.length - 2)
  })

  it('contain only values that were parsed', () => {
    const { theme } = parseTheme({ brand: '#000000;}body{display:none', fonts: '"</style>' })
    expect(JSON.stringify(themeVariables(theme))).not.toMatch(/body|style>/)
  })
})
