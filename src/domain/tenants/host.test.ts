import { normaliseHost, slugOfLocalHost } from './host'

describe('host names', () => {
  it.each([
    ['SouthernCross.localhost:3000', 'southerncross.localhost'],
    ['www.example.com.au', 'example.com.au'],
    ['WWW.Example.com.au.:443', 'example.com.au'],
    ['example.com.au.', 'example.com.au'],
    [' example.com ', 'example.com'],
    ['evil.com/path', ''],
    ['a b', ''],
    ['-', ''],
    ['-x.com', ''],
    ['', ''],
    [`${'a'.repeat(300)}.com`, ''],
  ])('reads %j as %j: www, port, case and trailing dot do not count', (host, expected) => {
    expect(normaliseHost(host)).toBe(expected)
  })

  it('takes the slug from a development address only', () => {
    expect(slugOfLocalHost('outpost.localhost')).toBe('outpost')
    expect(slugOfLocalHost('a.b.localhost')).toBeNull()
    expect(slugOfLocalHost('localhost')).toBeNull()
    expect(slugOfLocalHost('outpost.com')).toBeNull()
  })
})
