import { cents, formatCents, parseCents } from './cents'

describe('parseCents', () => {
  it.each([
    ['$200', 20_000],
    ['1,234.50', 123_450],
    ['0.1', 10],
    ['99.99', 9999],
  ])('reads %s without a rounding error', (text, amount) => {
    expect(parseCents(text)).toBe(amount)
  })

  it.each(['', 'free', '-5', '1.234', '12,34', '1e3', '99999999'])('refuses "%s"', (text) => {
    expect(parseCents(text)).toBeNull()
  })
})

it('an amount in cents has no fraction and is not negative', () => {
  expect(() => cents(0.5)).toThrow(RangeError)
  expect(() => cents(-1)).toThrow(RangeError)
  expect(formatCents(cents(123_456))).toBe('$1,234.56')
})
