import { parseTheme } from './parse-theme'
import { defaultTheme } from './theme'

describe('parseTheme', () => {
  it('returns the default theme if nothing is stored', () => {
    expect(parseTheme(null)).toEqual({ theme: defaultTheme, problems: [] })
    expect(parseTheme({ brand: null, fonts: undefined })).toEqual({ theme: defaultTheme, problems: [] })
  })

  it('parses every choice', () => {
    const stored = {
      brand: '#FFD400',
      accent: '#111111',
      text_on_brand: 'dark',
      text_on_accent: 'white',
      links: 'plain',
      fonts: 'slab',
      radius: 'none',
      density: 'airy',
      header_style: 'dark',
    }
    expect(parseTheme(stored)).toEqual({
      problems: [],
      theme: {
        brand: '#ffd400',
        accent: '#111111',
        textOnBrand: 'dark',
        textOnAccent: 'white',
        links: 'plain',
        fonts: 'slab',
        radius: 'none',
        density: 'airy',
        headerStyle: 'dark',
      },
    })
  })

  it('falls back for each invalid value, and reports it', () => {
    const { theme, problems } = parseTheme({
      brand: 'red; } body { display: none',
      radius: 'small',
      fonts: 7,
    })
    expect(theme).toEqual({ ...defaultTheme, radius: 'small' })
    expect(problems).toEqual(['brand: "red; } body { display: none" is unknown', 'fonts: 7 is unknown'])
  })

  it('is always readable, even if it was written past the admin', () => {
    const { theme, problems } = parseTheme({ brand: '#f5d90a', text_on_brand: 'white', links: 'exact' })
    expect(theme).toMatchObject({ brand: '#f5d90a', textOnBrand: 'auto', links: 'readable' })
    expect(problems).toHaveLength(2)
  })
})
