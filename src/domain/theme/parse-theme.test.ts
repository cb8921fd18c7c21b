import { parseTheme } from './parse-theme'
import { defaultTheme } from './theme'

describe('a stored theme', () => {
  it('is the platform’s own where nothing is stored', () => {
    expect(parseTheme(null)).toEqual({ theme: defaultTheme, problems: [] })
    expect(parseTheme({ brand: null, fonts: undefined })).toEqual({ theme: defaultTheme, problems: [] })
  })

  it('is read with every choice', () => {
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

  it('falls back, value by value, where one cannot be read, and says so', () => {
    const { theme, problems } = parseTheme({
      brand: 'red; } body { display: none',
      radius: 'small',
      fonts: 7,
    })
    expect(theme).toEqual({ ...defaultTheme, radius: 'small' })
    expect(problems).toEqual(['brand: "red; } body { display: none" is unknown', 'fonts: 7 is unknown'])
  })

  it('is never worn unreadably, even when it was written past the admin', () => {
    const { theme, problems } = parseTheme({ brand: '#f5d90a', text_on_brand: 'white', links: 'exact' })
    expect(theme).toMatchObject({ brand: '#f5d90a', textOnBrand: 'auto', links: 'readable' })
    expect(problems).toHaveLength(2)
  })
})
