import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicle } from '~/tests/support/vehicle'
import { financeHref } from './finance-href'

function href(tenant: SettingOverrides = {}, changes: Partial<Vehicle> = {}): string {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  return financeHref(publicVehicle(vehicle({ vin: 'KNA123', ...changes }), settings), settings)
}

const ALL =
  'preferredDealership=kia-north&vehiclePriceBudget=18990&car_id=1&car_type=used&vin=KNA123#finance-form'

describe('financeHref', () => {
  it('contains the vehicle’s details and ends at the form [ROUTE-24, FIN-48]', () => {
    expect(href()).toBe(`/finance?${ALL}`)
  })

  it.each([
    [{ 'finance.pagePath': '/apply-for-finance' }, `/apply-for-finance?${ALL}`],
    [
      { 'finance.pagePath': '/finance', 'finance.defaultLink': '/finance-enquiry' },
      `/finance-enquiry?${ALL}`,
    ],
    [
      { 'finance.defaultLink': 'https://loans.example/apply?ref=9#top' },
      `https://loans.example/apply?ref=9&${ALL}`,
    ],
  ])('points at the site’s page or its default link: %j [ROUTE-22, ROUTE-23]', (tenant, expected) => {
    expect(href(tenant)).toBe(expected)
  })

  it('points at the page of the vehicle’s dealership, unless the site has a default link [ROUTE-22, ROUTE-23]', () => {
    const ofDealership = (tenant: SettingOverrides) => {
      const dealership = { 'finance.pagePath': '/apply-for-finance' }
      const { settings } = resolveSettings({ template: 'metro', tenant, dealership })
      return financeHref(publicVehicle(vehicle(), settings), settings)
    }
    expect(ofDealership({ 'finance.pagePath': '/finance' })).toMatch(/^\/apply-for-finance\?/)
    expect(ofDealership({ 'finance.defaultLink': '/finance-enquiry' })).toMatch(/^\/finance-enquiry\?/)
  })

  it('omits a price that the page does not show, and a missing VIN [ROUTE-24, PRICE-09]', () => {
    expect(href({ 'price.visible': false })).not.toContain('vehiclePriceBudget')
    expect(href({}, { price: null, vin: null })).toBe(
      '/finance?preferredDealership=kia-north&car_id=1&car_type=used#finance-form',
    )
  })

  it('escapes the feed’s values', () => {
    const query = new URL(href({}, { vin: 'A&car_id=9 #x' }), 'https://site.example').searchParams
    expect(query.get('vin')).toBe('A&car_id=9 #x')
    expect(query.getAll('car_id')).toEqual(['1'])
  })
})
