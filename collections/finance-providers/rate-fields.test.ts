import { comparisonRateProblem, finalPaymentProblem } from './rate-fields'

describe('the comparison rate of a lender’s record', () => {
  it.each([
    [8.19, 6.29, null],
    [6.29, 6.29, null],
    [8.19, null, null],
    [null, null, null],
    [null, 6.29, 'Give the comparison rate of this rate.'],
    [6.28, 6.29, 'A comparison rate is not below its rate.'],
    [0, null, 'Give a rate above 0 and up to 100.'],
    [101, null, 'Give a rate above 0 and up to 100.'],
  ])('%p beside a rate of %p: %p', (comparison, rate, problem) => {
    expect(comparisonRateProblem(comparison, rate)).toBe(problem)
  })
})

describe('the final payment of a lender’s example loan', () => {
  const together = 'Give a deposit and a final payment that come to less than 100% together.'
  const bounds = 'Give a percentage from 0 up to 100.'

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
  ])('%p beside a deposit of %p: %p', (percent, deposit, problem) => {
    expect(finalPaymentProblem(percent, deposit)).toBe(problem)
  })
})
