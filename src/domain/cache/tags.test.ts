import { buildTag } from './tags'

describe('buildTag', () => {
  it('puts the tenant in every tag except hosts', () => {
    expect(buildTag('page', { tenant: 7, path: '/about-us' })).toBe('t:7:page:/about-us')
    expect(buildTag('stock', { tenant: 7 })).toBe('t:7:stock')
  })

  it('throws for an empty placeholder, because that tag would expire nothing', () => {
    expect(() => buildTag('legal', { tenant: 7, id: '' })).toThrow('cache tag "legal" needs a value for "id"')
  })
})
