import { socialLinks } from './social-links'

const facebook = { network: 'facebook', href: 'https://www.facebook.com/kestrel' } as const
const none = { 'site.socialLinks': [], 'site.youtubeUrl': '' } as const
const set = {
  'site.socialLinks': [{ network: 'tiktok', url: 'https://www.tiktok.com/@kestrel' }],
  'site.youtubeUrl': 'https://www.youtube.com/@kestrel',
} as const

describe('the footer’s social links', () => {
  it('are the website’s settings where nobody edited any, and its YouTube channel [HF-02]', () => {
    expect(socialLinks([], set)).toEqual([
      { network: 'tiktok', href: 'https://www.tiktok.com/@kestrel' },
      { network: 'youtube', href: 'https://www.youtube.com/@kestrel' },
    ])
    expect(socialLinks([], none)).toEqual([])
  })

  it('are the editor’s alone where there are any [HF-02]', () => {
    expect(socialLinks([facebook], set)).toEqual([facebook])
  })

  it('name each network once, the first', () => {
    const twice = [{ network: 'youtube', url: 'https://www.youtube.com/@other' }] as const
    expect(socialLinks([], { ...set, 'site.socialLinks': twice })).toEqual([
      { network: 'youtube', href: 'https://www.youtube.com/@other' },
    ])
    expect(socialLinks([facebook, { ...facebook, href: 'https://www.facebook.com/b' }], none)).toEqual([
      facebook,
    ])
  })
})
