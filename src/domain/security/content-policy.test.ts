import { contentPolicy } from './content-policy'

const settings = {
  'integrations.trackingSink': '',
  'integrations.imageCdnBase': '',
  'integrations.mapsKey': '',
  'leads.turnstileKey': '',
}
const lean = { nonce: null, inline: false }

function sourcesOf(
  name: string,
  changes: Partial<typeof settings> = {},
  scripts: Parameters<typeof contentPolicy>[1] = lean,
) {
  const directives = contentPolicy({ ...settings, ...changes }, scripts).split('; ')
  return directives.find((directive) => directive.startsWith(`${name} `))?.slice(name.length + 1)
}

describe('contentPolicy', () => {
  it('allows only the website’s own scripts, none inline, on a lean page', () => {
    expect(sourcesOf('default-src')).toBe("'self'")
    expect(sourcesOf('script-src')).toBe("'self'")
    expect(sourcesOf('object-src')).toBe("'none'")
    expect(sourcesOf('form-action')).toBe("'self'")
  })

  it('allows scripts with the nonce on a page that is rendered per request', () => {
    expect(sourcesOf('script-src', {}, { nonce: 'abc', inline: false })).toBe("'self' 'nonce-abc'")
  })

  it('allows inline scripts only if lean pages are turned off', () => {
    expect(sourcesOf('script-src', {}, { nonce: null, inline: true })).toBe("'self' 'unsafe-inline'")
  })

  it('contains the hosts in the site’s settings', () => {
    const cdn = 'https://cdn.example/{url}?w={width}'
    expect(sourcesOf('img-src', { 'integrations.imageCdnBase': cdn })).toBe(
      "'self' data: https://cdn.example",
    )
    const sink = 'https://events.example/collect?site=1'
    expect(sourcesOf('connect-src', { 'integrations.trackingSink': sink })).toBe(
      "'self' https://events.example",
    )
    expect(sourcesOf('connect-src', { 'integrations.trackingSink': 'G-ABC123' })).toBe("'self'")
    expect(sourcesOf('frame-src', { 'integrations.mapsKey': 'key' })).toContain(' https://www.google.com')
    expect(sourcesOf('img-src', { 'integrations.mapsKey': 'key' })).toBe(
      "'self' data: https://maps.googleapis.com",
    )
    expect(sourcesOf('frame-src')).not.toContain('google')
  })

  it('allows Turnstile’s script and frame only on a website that uses it [ENQ-12]', () => {
    const site = { 'leads.turnstileKey': '0x4AAA' }
    expect(sourcesOf('script-src', site)).toBe("'self' https://challenges.cloudflare.com")
    expect(sourcesOf('frame-src', site)).toContain(' https://challenges.cloudflare.com')
    expect(`${sourcesOf('script-src')} ${sourcesOf('frame-src')}`).not.toContain('cloudflare')
  })
})
