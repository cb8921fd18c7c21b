import { resolveSettings } from '@/domain/flags/resolve'
import { vehicle } from '~/tests/support/vehicle'
import { warnWithoutNumber } from './warn-without-number'

describe('a vehicle without a phone number', () => {
  it('is logged only while it is for sale [PHONE-05]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const settings = (tenant = {}) => resolveSettings({ template: 'metro', tenant }).settings
    const site = { slug: 'alpha' }
    warnWithoutNumber(site, vehicle({ status: 'sold' }), settings())
    warnWithoutNumber(site, vehicle(), settings({ 'phone.override': '0712345678' }))
    expect(warn).not.toHaveBeenCalled()
    warnWithoutNumber(site, vehicle(), settings())
    expect(warn).toHaveBeenCalledWith('no phone number to call about /cars/kia-rio of alpha')
  })
})
