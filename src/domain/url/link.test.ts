import { isSafeHref, phoneHref } from './link'

describe('links that editors write', () => {
  it.each([
    '/',
    '/finance',
    '/search/new-cars?x=1#top',
    '#main',
    'https://example.com',
    'HTTP://example.com',
    'tel:131234',
  ])('lets %s through', (href) => expect(isSafeHref(href)).toBe(true))

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
  ])('refuses %j', (href) => expect(isSafeHref(href)).toBe(false))

  it('dials a number without the blanks that make it readable', () => {
    expect(phoneHref('(07) 5550 1234')).toBe('tel:0755501234')
    expect(phoneHref('+61 7 5550 1234')).toBe('tel:+61755501234')
  })
})
