import { resolveSettings } from '@/domain/flags/resolve'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { callNumber } from './call-number'
import { vehicleSettings } from './vehicle-settings'

const { settings } = resolveSettings({
  template: 'metro',
  tenant: {
    'phone.newNumber': '07 5550 0001',
    'phone.usedNumber': '07 5550 0002',
    'phone.filterByCarType': true,
  },
})
const ctx = {
  settings,
  dealerships: [] as TenantContext['dealerships'],
  brandNumbers: [{ make: 'Kia', new: '03 5550 0001', used: '', demo: '' }],
}
const vehicle = { dealership_slug: 'main', car_type: 'new' as const, location: null }
const numberOf = (changes: object, site = ctx) => {
  const called = { ...vehicle, make: 'Kia', ...changes }
  return callNumber(called, vehicleSettings(site, called))
}

it('a brand’s number replaces the website’s for its own vehicles only [BRAND-07]', () => {
  expect(numberOf({})).toBe('03 5550 0001')
  expect(numberOf({ make: 'Ford' })).toBe('07 5550 0001')
  expect(numberOf({ car_type: 'used' })).toBe('07 5550 0002')
})

it('one number for everything stays the number for everything [BRAND-07, PHONE-04]', () => {
  const all = { ...settings, 'phone.override': '1300 000 000' }
  expect(numberOf({}, { ...ctx, settings: all })).toBe('13 0000 0000')
})
