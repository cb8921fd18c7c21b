import { callNumber, formatPhone, maskPhone } from './call-number'

const none = {
  'phone.override': '',
  'phone.newNumber': '',
  'phone.usedNumber': '',
  'phone.demoNumber': '',
  'phone.filterByCarType': false,
  'phone.groupsMobiles': false,
}
const numbers = { ...none, 'phone.newNumber': '0711111111', 'phone.usedNumber': '0722222222' }
const location = { id: '1', name: '', slug: '', phone: '+61 7 3333 3333', distribution_locations: [] }
const used = { car_type: 'used', location } as const
const demo = { car_type: 'demo', location } as const

describe('callNumber', () => {
  it('prefers the site’s override number [PHONE-04]', () => {
    expect(callNumber(used, { ...numbers, 'phone.override': '1300 CARS' })).toBe('1300 CARS')
  })

  it('uses the condition’s number when the site asks for it; a demo without one uses the new number [PHONE-04, PHONE-07]', () => {
    const byType = { ...numbers, 'phone.filterByCarType': true }
    expect(callNumber(used, byType)).toBe('07 2222 2222')
    expect(callNumber(demo, byType)).toBe('07 1111 1111')
    expect(callNumber(demo, { ...byType, 'phone.demoNumber': '0744444444' })).toBe('07 4444 4444')
  })

  it('falls back to the new or used number when the condition has none, before the location’s [PHONE-04]', () => {
    const byType = { ...numbers, 'phone.usedNumber': '', 'phone.filterByCarType': true }
    expect(callNumber(used, byType)).toBe('07 1111 1111')
  })

  it('uses the new number, or else the used one, when the site does not choose by condition [PHONE-04]', () => {
    expect(callNumber(used, numbers)).toBe('07 1111 1111')
    expect(callNumber(used, { ...numbers, 'phone.newNumber': '' })).toBe('07 2222 2222')
  })

  it('falls back to the location’s number, and returns null without any [PHONE-04, PHONE-05]', () => {
    expect(callNumber(used, none)).toBe('07 3333 3333')
    expect(callNumber({ ...used, location: null }, none)).toBeNull()
    expect(callNumber({ ...used, location: { ...location, phone: ' ' } }, none)).toBeNull()
  })
})

describe('formatPhone', () => {
  it.each([
    ['+61 7 3333 3333', '07 3333 3333'],
    ['(07)33333333', '07 3333 3333'],
    ['0412345678', '04 1234 5678'],
    ['13 12 34', '13 12 34'],
    ['1300 CARS', '1300 CARS'],
  ])('formats %s as %s [PHONE-06]', (number, text) => {
    expect(formatPhone(number, none)).toBe(text)
  })

  it('groups mobile numbers 4-3-3 when the site asks for it [PHONE-06]', () => {
    expect(formatPhone('0412345678', { 'phone.groupsMobiles': true })).toBe('0412 345 678')
    expect(formatPhone('0733333333', { 'phone.groupsMobiles': true })).toBe('07 3333 3333')
  })
})

describe('maskPhone', () => {
  it('shows the first four digits and masks the rest [PHONE-01]', () => {
    expect(maskPhone('07 3333 3333')).toBe('07 33•• ••••')
    expect(maskPhone('1300 CARS')).toBe('1300 ••••')
  })
})
