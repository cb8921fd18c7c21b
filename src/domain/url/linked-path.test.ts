import { linkedPath } from './linked-path'

describe('the path that a link opens', () => {
  it.each([
    ['/finance', '/finance'],
    ['/finance/', '/finance'],
    ['/finance?from=menu#rates', '/finance'],
    ['/', '/'],
    ['/?a=1', '/'],
  ])('of %s is %s', (href, path) => {
    expect(linkedPath(href)).toBe(path)
  })

  it.each(['https://example.com/finance', '//example.com', '/\\example.com', '#top', 'tel:131313', '', null])(
    'is none for %s',
    (href) => {
      expect(linkedPath(href)).toBeNull()
    },
  )

  it.each([
    ['https://www.Kestrel.example/finance/?from=mail#rates', '/finance'],
    ['http://kestrel.localhost:3000', '/'],
    ['https://kestrel.example.evil.example/finance', null],
    ['https://user@other.example/finance', null],
    ['https://', null],
  ])('of the full address %s is %s', (href, path) => {
    expect(linkedPath(href, new Set(['kestrel.example', 'kestrel.localhost']))).toBe(path)
  })
})
