import { minAmountProblem } from './loan-fields'
import { comparisonRateProblem, finalPaymentProblem, rangeProblem, rateProblem } from './rate-fields'

describe('the comparison rate of a lender', () => {
  it.each([
    [8.19, 6.29, null],
    [6.29, 6.29, null],
    [8.19, null, null],
    [null, null, null],
    [null, 6.29, 'Enter the comparison rate for this rate.'],
    [6.28, 6.29, 'A comparison rate cannot be below its rate.'],
    [0, null, 'Enter a rate above 0 and up to 100.'],
    [0, 0, null],
    [1.2, 0, null],
    [null, 0, 'Enter the comparison rate for this rate.'],
    [0, 6.29, 'Enter a rate above 0 and up to 100.'],
    [-1, 0, 'Enter a rate above 0 and up to 100.'],
    [101, null, 'Enter a rate above 0 and up to 100.'],
  ])('%p beside a rate of %p gives the problem %p', (comparison, rate, problem) => {
    expect(comparisonRateProblem(comparison, rate)).toBe(problem)
  })
})

describe('the advertised rate of a lender', () => {
  const below = 'The advertised rate is below the lowest, 7.50%. Raise it, or lower the lowest rate.'
  const above = 'The advertised rate is above the highest, 14.50%. Lower it, or raise the highest rate.'

  it.each([
    [7.49, 7.5, 14.5, below],
    [7.49, 7.5, null, below],
    [7.5, 7.5, 14.5, null],
    [14.5, 7.5, 14.5, null],
    [15, null, 14.5, above],
    [6.29, 9, 8, null],
    [7.49, null, null, null],
    [0, null, null, null],
    [null, 7.5, 14.5, null],
    [-1, null, null, 'Enter a rate from 0 to 50.'],
    [51, null, null, 'Enter a rate from 0 to 50.'],
    [Number.NaN, null, null, 'Enter a rate from 0 to 50.'],
  ])('%p in the range from %p to %p gives the problem %p [FIN-19]', (rate, minRate, maxRate, problem) => {
    expect(rateProblem(rate, { minRate, maxRate })).toBe(problem)
  })
})

describe('a lender without its own limits', () => {
  const settings = { 'finance.interestRange': { min: 9.95, max: 19.95 } }
  const lowest = 'The website’s highest rate is 19.95%. Enter a lowest rate below it, or a highest rate here.'
  const highest = 'The website’s lowest rate is 9.95%. Enter a highest rate above it, or a lowest rate here.'

  it.each([
    [7.5, null, null],
    [19.95, null, lowest],
    [25, null, lowest],
    [25, 30, null],
    [null, 14.5, null],
    [null, 9.95, highest],
    [4, 9, null],
    [null, null, null],
  ])(
    'completes its range from %p to %p with the settings, with the problem %p [FIN-20]',
    (minRate, maxRate, problem) => {
      expect(rangeProblem({ minRate, maxRate }, settings)).toBe(problem)
    },
  )

  it('must have a smallest amount below the largest amount of the settings [FIN-09, FIN-10]', () => {
    const largest = { 'finance.maxAmount': 100_000 }
    expect(minAmountProblem(99_999, largest)).toBeNull()
    expect(minAmountProblem(100_000, largest)).toBe(
      'The website’s largest amount is $100,000. Enter a smallest amount below it, or raise the largest amount in the settings.',
    )
  })
})

describe('the final payment of a lender’s example loan', () => {
  const together = 'Enter a deposit and a final payment that total less than 100%.'
  const bounds = 'Enter a percentage from 0 to 100.'

  it.each([
    [0, 0, null],
    [30, 10, null],
    [49.9, 50, null],
    [50, 50, together],
    [0, 100, together],
    [100, 0, together],
    [-1, 0, bounds],
    [101, 0, bounds],
    [null, 0, bounds],
  ])('%p beside a deposit of %p gives the problem %p', (percent, deposit, problem) => {
    expect(finalPaymentProblem(percent, deposit)).toBe(problem)
  })
})
