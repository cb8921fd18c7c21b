import { isSafeHref, phoneHref } from './link'

describe('a link from an editor', () => {
  it.each([
    '/',
    '/finance',
    '/search/new-cars?x=1#top',
    '#main',
    'https://example.com',
    'HTTP://example.com',
    'tel:131234',
  ])('may be %s', (href) => expect(isSafeHref(href)).toBe(true))

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'finance',
    'https://a b',
    '',
  ])('may not be %j', (href) => expect(isSafeHref(href)).toBe(false))

  it('dials a phone number without its spaces', () => {
    expect(phoneHref('(07) 5550 1234')).toBe('tel:0755501234')
    expect(phoneHref('+61 7 5550 1234')).toBe('tel:+61755501234')
  })
})
