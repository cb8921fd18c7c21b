import { orderFacet } from './order-facet'

const values = (...pairs: [string | number, number][]) => pairs.map(([value, count]) => ({ value, count }))
const order = (...args: Parameters<typeof orderFacet>) => orderFacet(...args).map(({ value }) => value)

describe('orderFacet', () => {
  it('sorts by count, then by label [SEARCH-27]', () => {
    expect(order('make', values(['Kia', 2], ['audi', 2], ['BMW', 9]))).toEqual(['BMW', 'audi', 'Kia'])
  })

  it('sorts price ranges numerically, regardless of their counts [SEARCH-25]', () => {
    const ranges = values(['500000+', 9], ['100000-150000', 1], ['20000-30000', 5], ['0-10000', 2])
    expect(order('price_range', ranges)).toEqual(['0-10000', '20000-30000', '100000-150000', '500000+'])
  })

  it('sorts conditions as new, demo, used [SEARCH-26]', () => {
    expect(order('car_type', values(['used', 9], ['new', 1], ['demo', 5]))).toEqual(['new', 'demo', 'used'])
  })
})
