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
})
