import { hostProblem, slugProblem } from './host-problem'

describe('a host', () => {
  it.each(['admin.dealer.com.au', 'admin.localhost', 'cms.platform.example'])(
    'that the admin answers at is no website’s: %s',
    (host) => {
      expect(hostProblem(host, ['cms.platform.example'])).toMatch(/^\S+ is where the admin answers/)
    },
  )

  it.each(['localhost', '127.0.0.1', '203.0.113.20'])('that is no domain is no website’s: %s', (host) => {
    expect(hostProblem(host)).toContain('is the machine itself')
  })

  it.each(['dealer.com.au', 'administration.com.au', 'my-admin.com', 'cars.admin.com.au', '4x4.com.au'])(
    'like any other may be a website’s: %s',
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
])('a website may be called what leads to it in development: %s', (slug, isRefused) => {
  expect(slugProblem(slug) !== null).toBe(isRefused)
})
