import { flatTarget } from './redirects'

describe('a redirect', () => {
  it('leads where it says when nothing else redirects from there', () => {
    expect(flatTarget({ from: '/a', to: '/b' }, [{ from: '/c', to: '/d' }])).toBe('/b')
  })

  it('passes through no other redirect', () => {
    const others = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/d' },
    ]
    expect(flatTarget({ from: '/a', to: '/b' }, others)).toBe('/d')
  })

  it('is refused when it comes back to itself, directly or through others', () => {
    expect(flatTarget({ from: '/a', to: '/a' }, [])).toBeNull()
    expect(flatTarget({ from: '/a', to: '/b' }, [{ from: '/b', to: '/a' }])).toBeNull()
  })
})
