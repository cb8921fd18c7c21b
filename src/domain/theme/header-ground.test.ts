import type { Picture } from '@/domain/content/picture'
import { headerGround } from './header-ground'
import { logoFor } from './logos'
import { defaultTheme } from './theme'

describe('what a header stands on', () => {
  it('is what the template has, unless the theme says otherwise', () => {
    expect(headerGround('metro', 'template')).toBe('light')
    expect(headerGround('marque', 'template')).toBe('brand')
    expect(headerGround('throttle', 'template')).toBe('dark')
    expect(headerGround('throttle', 'light')).toBe('light')
    expect(headerGround('metro', 'brand')).toBe('brand')
  })
})

describe('the logo on a ground', () => {
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

  it('is the one drawn for it, on the brand by what text reads there', () => {
    expect([on('light'), on('dark'), on('brand'), on('brand', '#ffd400')]).toEqual([
      'for light',
      'for dark',
      'for dark',
      'for light',
    ])
  })

  it('is the name in type where none was drawn for it', () => {
    expect(logoFor({ onLight: picture('for light'), onDark: null }, 'dark', defaultTheme)).toBeNull()
  })
})
