import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { isPlausiblePhone } from './plausible-phone'

it.each([
  '0491 570 156',
  '0491570156',
  '0491-570-156',
  '(07) 5550 0151',
  '07 5550 0151',
  '07.5550.0151',
  '+61 491 570 156',
  '+61 (0)491 570 156',
  '0011 61 7 5550 0151',
  '61 7 5550 0151',
  '491 570 156',
  '1300 975 707',
  '1800 975 711',
  '13 00 00',
  '07 5550 0151 ext. 12',
  '+64 21 123 4567',
])('%s is accepted as a phone number', (text) => {
  expect(isPlausiblePhone(text)).toBe(true)
})

it.each([
  '',
  '0491',
  'ring me',
  '0491 570 15',
  '1300 CARS 4U',
  '0191 570 156',
  '000',
  '+61',
  '12345678901234567890',
])('%j is refused as a phone number', (text) => {
  expect(isPlausiblePhone(text)).toBe(false)
})

it('the browser’s rule never refuses a number that libphonenumber accepts for Australia', () => {
  const national = fc
    .tuple(
      fc.constantFrom('02', '03', '04', '05', '07', '08', '1300', '1800', '13'),
      fc.integer({ min: 0, max: 99_999_999 }),
    )
    .map(([prefix, rest]) => {
      const length = prefix.length === 2 && prefix !== '13' ? 8 : prefix === '13' ? 4 : 6
      return prefix + String(rest).padStart(8, '0').slice(0, length)
    })
  const spelling = fc
    .tuple(national, fc.constantFrom('', ' ', '-', '.'), fc.boolean())
    .map(([digits, gap, isForeign]) => {
      const grouped = digits.replace(/(\d{4})(?=\d)/g, `$1${gap}`)
      return isForeign && digits.startsWith('0') ? `+61 ${grouped.slice(1)}` : grouped
    })
  fc.assert(
    fc.property(spelling, (text) => {
      fc.pre(parsePhoneNumberFromString(text, 'AU')?.isValid() ?? false)
      expect(isPlausiblePhone(text)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
