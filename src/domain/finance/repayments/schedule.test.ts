import { schedule } from './schedule'

const loan = { principal: 30_000, residual: 0, ratePerYear: 10, termYears: 5, periodsPerYear: 12 }

describe('schedule', () => {
  it('has a row for each year, with the balance at its end', () => {
    const years = schedule(loan)
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5])
    expect(years.map(({ owed }) => Math.round(owed))).toEqual([25_132, 19_754, 13_813, 7250, 0])
    expect(years[0]?.interest).toBeCloseTo(2780.89, 2)
  })

  it('ends with a part year if the term does', () => {
    const years = schedule({ ...loan, termYears: 2.5, periodsPerYear: 52 })
    expect(years.map(({ year }) => year)).toEqual([1, 2, 2.5])
  })

  it('shows the balloon in the last row, where it is owed until then', () => {
    const years = schedule({ ...loan, residual: 9000, termYears: 2 })
    expect(years.map(({ balloon }) => balloon)).toEqual([0, 9000])
    expect(years.at(-1)?.owed).toBe(9000)
  })

  it('repays equal amounts without interest', () => {
    expect(
      schedule({ ...loan, ratePerYear: 0 }).map(({ principal, interest }) => [principal, interest]),
    ).toEqual(Array.from({ length: 5 }, () => [6000, 0]))
  })

  it('is empty for an invalid loan', () => {
    expect(schedule({ ...loan, principal: 0 })).toEqual([])
    expect(schedule({ ...loan, termYears: 0 })).toEqual([])
    expect(schedule({ ...loan, ratePerYear: Number.NaN })).toEqual([])
  })
})
