import { buildTag } from './tags'

describe('cache tags', () => {
  it('names the tenant in every tag that belongs to one', () => {
    expect(buildTag('page', { tenant: 7, path: '/about-us' })).toBe('t:7:page:/about-us')
    expect(buildTag('stock', { tenant: 7 })).toBe('t:7:stock')
  })

  it('refuses a tag with an unfilled placeholder, which would expire nothing', () => {
    expect(() => buildTag('legal', { tenant: 7, id: '' })).toThrow('cache tag "legal" needs a value for "id"')
  })
})
