import { readdirSync } from 'node:fs'
import { reservedFor } from './reserved-paths'

describe('reservedFor', () => {
  it.each([
    '/search',
    '/search/used-cars',
    '/used-car/toyota',
    '/cars',
    '/cars/trade-in',
    '/media/picture',
    '/api/stock/search',
    '/assets/demo',
    '/sites/kestrel-kia',
    '/admin',
    '/admin/collections/pages',
    '/api',
    '/_next',
    '/_next/static',
    '/pages/unsubscribe',
    '/sign-in',
    '/my-garage',
  ])('reserves %s', (path) => {
    expect(reservedFor(path)).toMatch(/^(the|used|pictures) /)
  })

  it.each([
    '/',
    '/about-us',
    '/trade-in',
    '/used-cars',
    '/about/cars',
    '/constructor',
    '/searching',
    '/pages',
    '/pages/sale',
    '/my-garage/offers',
  ])('leaves %s to pages', (path) => {
    expect(reservedFor(path)).toBeNull()
  })

  it('covers every website route and every public folder', () => {
    const folders = ['src/app/sites/[host]', 'public'].flatMap((parent) =>
      readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
    )
    // Editors use `/pages/…` too, so only its own page is reserved.
    const segments = folders.map(({ name }) => name).filter((name) => !/^[[(]|^pages$/.test(name))
    expect(segments.length).toBeGreaterThan(4)
    expect(segments.filter((segment) => !reservedFor(`/${segment}`))).toEqual([])
  })
})
