import { socialLinks } from './social-links'

const facebook = { network: 'facebook', href: 'https://www.facebook.com/kestrel' } as const
const none = { 'site.socialLinks': [], 'site.youtubeUrl': '' } as const
const set = {
  'site.socialLinks': [{ network: 'tiktok', url: 'https://www.tiktok.com/@kestrel' }],
  'site.youtubeUrl': 'https://www.youtube.com/@kestrel',
} as const

describe('socialLinks', () => {
  it('returns the settings’ links and YouTube channel if the editor set none [HF-02]', () => {
    expect(socialLinks([], set)).toEqual([
      { network: 'tiktok', href: 'https://www.tiktok.com/@kestrel' },
      { network: 'youtube', href: 'https://www.youtube.com/@kestrel' },
    ])
    expect(socialLinks([], none)).toEqual([])
  })

  it('returns only the editor’s links if there are any [HF-02]', () => {
    expect(socialLinks([facebook], set)).toEqual([facebook])
  })

  it('keeps the first link of each network', () => {
    const twice = [{ network: 'youtube', url: 'https://www.youtube.com/@other' }] as const
    expect(socialLinks([], { ...set, 'site.socialLinks': twice })).toEqual([
      { network: 'youtube', href: 'https://www.youtube.com/@other' },
    ])
    expect(socialLinks([facebook, { ...facebook, href: 'https://www.facebook.com/b' }], none)).toEqual([
      facebook,
    ])
  })
})
