import { safePath } from './safe-path'

describe('the address to return to after signing in', () => {
  it.each(['/', '/my-garage', '/finance?car_id=kia-rio&b=1#finance-form', '/cars/kia%20rio'])(
    'keeps a path of the website: %s [ROUTE-27]',
    (address) => {
      expect(safePath(address)).toBe(address)
    },
  )

  it.each([
    null,
    '',
    'my-garage',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: x=1',
    `/${'a'.repeat(1600)}`,
  ])('leads nowhere else: %j [ROUTE-27]', (address) => {
    expect(safePath(address, 'site.localhost')).toBeNull()
  })

  it('reads an absolute URL on the website’s own host as its path [ROUTE-27]', () => {
    expect(safePath('http://site.localhost:3000/cars/a?b=1', 'site.localhost:3000')).toBe('/cars/a?b=1')
    expect(safePath('http://site.localhost:3000//evil.example', 'site.localhost:3000')).toBeNull()
    expect(safePath('http://site.localhost.evil.example/', 'site.localhost')).toBeNull()
  })
})
