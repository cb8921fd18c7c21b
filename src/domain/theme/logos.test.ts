import { pictureOf } from '../content/picture'
import { certifiedVariables } from './logos'

describe('the certified mark', () => {
  const none = { onLight: null, onDark: null }

  it('is the website’s own picture with its aspect ratio [CARD-12]', () => {
    const certified = pictureOf({ filename: 'kia "certified".png', width: 300, height: 100 })
    expect(certifiedVariables({ ...none, certified })).toEqual({
      '--certified-badge': 'url("/image/media/kia%20%22certified%22.png?w=320")',
      '--certified-ratio': '300 / 100',
    })
  })

  it('has no variables if the theme has no picture', () => {
    expect(certifiedVariables({ ...none, certified: null })).toEqual({})
  })
})
