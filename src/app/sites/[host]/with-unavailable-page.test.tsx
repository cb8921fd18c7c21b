import { render, screen, within } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { DatabaseTimeout } from '@/server/clients/database-unavailable'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { withUnavailablePage, withUnavailableTitle } from './with-unavailable-page'

jest.mock('@/server/tenants/resolve-tenant', () => ({ resolveTenant: jest.fn() }))
jest.mock('./failed-page', () => ({
  FailedPage: ({ heading, address }: { heading: string; address: string }) => (
    <div role="alert">
      <h1>{heading}</h1>
      <a href={address}>Try again</a>
    </div>
  ),
}))

const props = {
  params: Promise.resolve({ host: 'a.localhost', slug: 'hilux' }),
  searchParams: Promise.resolve({ car_id: '7' }),
}
const pathOf = ({ slug }: { slug: string }) => `/cars/${slug}`
const silent = () => Promise.reject(new Error('Failed query', { cause: new DatabaseTimeout() }))

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { settings } = resolveSettings({ template: 'metro' })
  jest.mocked(resolveTenant).mockResolvedValue({ template: 'metro', settings } as unknown as TenantContext)
})

describe('a page whose database does not answer', () => {
  it('says within its website’s layout that it is not available, and links to another try', async () => {
    render(await withUnavailablePage(silent, pathOf)(props))
    const alert = screen.getByRole('alert')
    expect(within(alert).getByRole('heading').textContent).toBe('Not available at the moment')
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/cars/hilux?car_id=7')
    expect((await withUnavailableTitle(silent)(props)).title).toBe('Not available at the moment')
  })

  it('rethrows the error if the website is unknown too', async () => {
    jest.mocked(resolveTenant).mockRejectedValue(new DatabaseTimeout())
    await expect(withUnavailablePage(silent, pathOf)(props)).rejects.toThrow('does not answer')
  })
})

it('a page that fails for another reason does not say that it is unavailable', async () => {
  const broken = () => Promise.reject(new TypeError('broken'))
  await expect(withUnavailablePage(broken, pathOf)(props)).rejects.toThrow('broken')
  await expect(withUnavailableTitle(broken)(props)).rejects.toThrow('broken')
})
