import { FieldProblem } from './field-problem'
import { parseNumber, parsePrice } from './parse-number'

const any = { min: 0, max: 10_000_000 }

describe('parseNumber and parsePrice', () => {
  it.each([
    [24990, 24990],
    ['24990', 24990],
    ['$24,990', 24990],
    ['$ 24 990', 24990],
    ['AUD 24,990.00', 24990],
    ['27990.00 AUD', 27990],
    ['85,000 km', 85000],
    ['85000km', 85000],
    ['1,234,567 KMS', 1234567],
    [' 7 Seats', 7],
    ['8.7 L / 100 km', 8.7],
    ['6.74 % p.a.', undefined],
    ['119 per week', 119],
    ['0', 0],
    ['', null],
    [' ', null],
    ['-', null],
    ['- / -', null],
    ['N/A', null],
    ['nan', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
  ])('parse %j as %j', (given, expected) => {
    const read = () => parseNumber(given, any)
    if (expected === undefined) expect(read).toThrow()
    else expect(read()).toBe(expected)
  })

  it.each([
    ['abc', 'is not a number'],
    ['12,34', 'is not a number'],
    ['1e5', 'is not a number'],
    ['24.990,00', 'is not a number'],
    [{}, 'is not a number'],
    [true, 'is not a number'],
    [Number.POSITIVE_INFINITY, 'is not a number'],
    [-5, 'is negative'],
    ['-$500', 'is negative'],
    [10_000_001, 'is not between 0 and 10000000'],
  ])('reject %j because it %s', (given, reason) => {
    expect(() => parseNumber(given, any)).toThrow(expect.objectContaining({ reason }))
  })

  it('round to whole numbers when the bounds ask for them', () => {
    expect(parseNumber('24990.6', { ...any, whole: true })).toBe(24991)
  })

  it.each(['POA', 'p.o.a.', 'Price on application', 'Call', 'contact dealer', 'TBA'])(
    'parse the price %j as no price',
    (words) => {
      expect(parsePrice(words, any)).toBeNull()
    },
  )

  it('throw a problem that carries the rejected value', () => {
    let problem: unknown
    try {
      parsePrice('cheap', any)
    } catch (error) {
      problem = error
    }
    expect(problem).toEqual(new FieldProblem('cheap', 'is not a number'))
  })
})
