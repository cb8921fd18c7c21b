import type { TenantContext } from '@/domain/tenants/tenant-context'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { unlistedMetadata } from './unlisted-metadata'

jest.mock('@/server/tenants/resolve-tenant', () => ({ resolveTenant: jest.fn() }))
jest.mock('./failed-page', () => ({ FailedPage: () => null }))

const props = { params: Promise.resolve({ host: 'a.localhost' }) }

describe('the metadata of a page that search engines do not list', () => {
  beforeEach(() => jest.mocked(resolveTenant).mockResolvedValue({ name: 'Kestrel Kia' } as TenantContext))

  it('names the page and the website', async () => {
    expect(await unlistedMetadata('Sign in')(props)).toEqual({
      title: 'Sign in | Kestrel Kia',
      robots: 'noindex',
    })
  })

  it('keeps an address that opens what is the shopper’s from other sites', async () => {
    expect(await unlistedMetadata('Buy online', { isSecret: true })(props)).toEqual({
      title: 'Buy online | Kestrel Kia',
      robots: 'noindex',
      referrer: 'same-origin',
    })
  })

  it('of an unknown website is that of a missing page', async () => {
    jest.mocked(resolveTenant).mockResolvedValue(null)
    expect(await unlistedMetadata('Sign in')(props)).toMatchObject({ title: 'Page not found' })
  })
})
