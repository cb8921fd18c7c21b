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
  ])('are normalised from %j to %j, without www, port, trailing dot and upper case', (host, expected) => {
    expect(normaliseHost(host)).toBe(expected)
  })

  it('give a slug only if they are development hosts', () => {
    expect(slugOfLocalHost('outpost.localhost')).toBe('outpost')
    expect(slugOfLocalHost('a.b.localhost')).toBeNull()
    expect(slugOfLocalHost('localhost')).toBeNull()
    expect(slugOfLocalHost('outpost.com')).toBeNull()
  })
})
