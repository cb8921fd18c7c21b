import { siteIcon } from './site-icon'
import { defaultTheme } from './theme'

const theme = { ...defaultTheme, brand: '#0b3d75' }
const drawn = (name: string) => decodeURIComponent(siteIcon(name, theme))

describe('siteIcon', () => {
  it('is the first letter of the dealer’s name on its brand colour', () => {
    expect(drawn('kestrel Kia')).toMatch(/fill="#0b3d75".*fill="#ffffff">K<\/text>/)
  })

  it('contains nothing else from the name', () => {
    expect(drawn('"><script>')).toContain('>S</text>')
    expect(drawn('—')).toContain('></text>')
  })
})
