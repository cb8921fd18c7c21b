import { endSubscription } from '@/server/leads/subscriptions/open-unsubscribe'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { POST } from './route'

jest.mock('@/server/leads/subscriptions/open-unsubscribe')
jest.mock('@/server/tenants/resolve-tenant')

const ONE_CLICK = 'List-Unsubscribe=One-Click'

function post(body: string, query = '?token=id.signature') {
  const request = new Request(`https://metro.example/api/unsubscribe${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) },
    body,
  })
  return POST(request, { params: Promise.resolve({ host: 'metro.example' }) })
}

beforeEach(() => {
  jest.mocked(resolveTenant).mockResolvedValue({ id: 1 } as never)
  jest.mocked(endSubscription).mockResolvedValue(true)
})

describe('POST /pages/unsubscribe', () => {
  it('answers a mail program’s one click without a redirect, as RFC 8058 requires [ROUTE-41]', async () => {
    const answer = await post(ONE_CLICK)
    expect(answer.status).toBe(200)
    expect(endSubscription).toHaveBeenCalledWith({ id: 1 }, 'id.signature')
    jest.mocked(endSubscription).mockResolvedValue(false)
    expect((await post(ONE_CLICK)).status).toBe(404)
  })

  it('leads a person who pressed the button back to the page, which says what happened [ROUTE-41]', async () => {
    const answer = await post('')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/pages/unsubscribe?token=id.signature')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('redirects to nothing but its own page, whatever the token', async () => {
    const answer = await post('', '?token=https://evil.example/%0d%0aSet-Cookie:x')
    expect(answer.headers.get('location')).toMatch(/^\/pages\/unsubscribe\?token=https%3A%2F%2Fevil/)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('refuses a long body, an unknown website, and says when the database is down', async () => {
    expect((await post('x'.repeat(1001))).status).toBe(413)
    jest.mocked(resolveTenant).mockResolvedValue(null)
    expect((await post('')).status).toBe(404)
    jest.mocked(resolveTenant).mockRejectedValue(new Error('down'))
    expect((await post('')).status).toBe(503)
  })
})
