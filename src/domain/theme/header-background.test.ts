import type { Picture } from '@/domain/content/picture'
import { headerBackground } from './header-background'
import { logoFor } from './logos'
import { defaultTheme } from './theme'

describe('headerBackground', () => {
  it('is the template’s unless the theme overrides it', () => {
    expect(headerBackground('metro', 'template')).toBe('light')
    expect(headerBackground('marque', 'template')).toBe('brand')
    expect(headerBackground('throttle', 'template')).toBe('dark')
    expect(headerBackground('throttle', 'light')).toBe('light')
    expect(headerBackground('metro', 'brand')).toBe('brand')
  })
})

describe('logoFor', () => {
  const picture = (alt: string): Picture => ({
    source: { loader: '', original: '' },
    alt,
    width: 1,
    height: 1,
    blur: null,
    cdn: null,
  })
  const logos = { onLight: picture('for light'), onDark: picture('for dark') }
  const on = (ground: 'light' | 'dark' | 'brand', brand = '#0b3d75') =>
    logoFor(logos, ground, { ...defaultTheme, brand })?.alt

  it('returns the logo for the ground, and on the brand the one that matches its text colour', () => {
    expect([on('light'), on('dark'), on('brand'), on('brand', '#ffd400')]).toEqual([
      'for light',
      'for dark',
      'for dark',
      'for light',
    ])
  })

  it('is null without a logo for the ground', () => {
    expect(logoFor({ onLight: picture('for light'), onDark: null }, 'dark', defaultTheme)).toBeNull()
  })
})
