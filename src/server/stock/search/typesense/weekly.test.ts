import { bracketOf, bracketTexts, NO_FIGURE, weeklyNumbers, weeklyRangeCondition } from './weekly'

const rule = (key: string, needsMonthly = false) => ({
  key,
  priceAbove: null,
  yearAbove: null,
  needsMonthly,
  withoutMakes: [],
  withoutDealerships: [],
})
const lenders = {
  angle: { paymentWeek: 149.2, comparisonRate: 8.5, paymentMonth: 640 },
  manual: { paymentWeek: 60, comparisonRate: 8.5 },
}

function found(condition: string): readonly string[] {
  const [from = 0, to = 0] = (/^weekly:\[(\d+)\.\.(\d+)\]$/.exec(condition) ?? []).slice(1).map(Number)
  return Object.entries(lenders)
    .filter(([key, lender]) => weeklyNumbers({ [key]: lender }).some((each) => each >= from && each <= to))
    .map(([key]) => key)
}

describe('the weekly figures of a document', () => {
  it('are found by their lender and by the whole dollars that cards show [CARD-03, FIN-36]', () => {
    expect(found(weeklyRangeCondition(rule('angle'), { min: 150, max: 150 }))).toEqual(['angle'])
    expect(found(weeklyRangeCondition(rule('angle'), { max: 149.9 }))).toEqual([])
    expect(found(weeklyRangeCondition(rule('angle'), { min: 150.1 }))).toEqual([])
    expect(found(weeklyRangeCondition(rule('manual'), {}))).toEqual(['manual'])
    expect(found(weeklyRangeCondition(rule('other'), {}))).toEqual([])
    expect(found(weeklyRangeCondition(rule('angle'), { min: -1e300, max: 1e300 }))).toEqual(['angle'])
  })

  it('are not found between bounds that contain no whole dollar', () => {
    expect(weeklyRangeCondition(rule('angle'), { min: 150.2, max: 150.8 })).toBe(NO_FIGURE)
    expect(weeklyRangeCondition(rule('angle'), { max: 0 })).toBe(NO_FIGURE)
    expect(found(NO_FIGURE)).toEqual([])
  })

  it('are safe integers, whatever the lender’s key', () => {
    for (const key of ['angle', '', '💶', 'x'.repeat(300)]) {
      const [number = 0] = weeklyNumbers({ [key]: { paymentWeek: 100_000_000, comparisonRate: 1 } })
      expect(Number.isSafeInteger(number)).toBe(true)
    }
  })

  it('are grouped into brackets of their lender only', () => {
    const of = (record: object, key: string, needsMonthly = false) =>
      bracketTexts(record).map((text) => bracketOf(text, rule(key, needsMonthly)))
    expect(of(lenders, 'angle')).toEqual(['150-200', null, null])
    expect(of(lenders, 'manual')).toEqual([null, null, '50-100'])
    expect(of(lenders, 'ang')).toEqual([null, null, null])
    expect(of({ 'a 50-100': lenders.manual }, 'a 50-100')).toEqual(['50-100'])
    expect(of({ 'a 50-100': lenders.manual }, 'a')).toEqual([null])
  })

  it('are, under rule D, only those of lenders with a monthly figure [FIN-05]', () => {
    expect(found(weeklyRangeCondition(rule('angle', true), { min: 150, max: 150 }))).toEqual(['angle'])
    expect(found(weeklyRangeCondition(rule('manual', true), {}))).toEqual([])
    expect(bracketTexts(lenders).map((text) => bracketOf(text, rule('angle', true)))).toEqual([
      null,
      '150-200',
      null,
    ])
  })
})
