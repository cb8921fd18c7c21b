import { hostProblem, slugProblem } from './host-problem'

describe('hostProblem', () => {
  it.each(['admin.dealer.com.au', 'admin.localhost', 'cms.platform.example'])(
    'rejects %s, which serves the admin',
    (host) => {
      expect(hostProblem(host, ['cms.platform.example'])).toMatch(/^\S+ is the admin’s domain/)
    },
  )

  it.each(['localhost', '127.0.0.1', '203.0.113.20'])('rejects %s, which is no domain', (host) => {
    expect(hostProblem(host)).toContain('is the server itself')
  })

  it.each(['dealer.com.au', 'administration.com.au', 'my-admin.com', 'cars.admin.com.au', '4x4.com.au'])(
    'accepts the host %s',
    (host) => {
      expect(hostProblem(host, ['cms.platform.example'])).toBeNull()
    },
  )
})

it.each([
  ['admin', true],
  ['www', true],
  ['administrators', false],
  ['outpost', false],
])('slugProblem(%j) rejects the slug: %s', (slug, isRefused) => {
  expect(slugProblem(slug) !== null).toBe(isRefused)
})
