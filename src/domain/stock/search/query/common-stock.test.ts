import { commonStock } from './common-stock'
import { emptyQuery, type StockQuery } from './stock-query'

const query = (changes: Partial<StockQuery>): StockQuery => ({ ...emptyQuery, ...changes })
const makes = (...make: string[]) => query({ refinements: { make } })
const price = (min?: number, max?: number) => query({ ranges: { price: { min, max } } })

describe('The stock that two searches have in common', () => {
  it.each<[string, StockQuery, StockQuery, Partial<StockQuery> | null]>([
    ['all of the other search, when the first has no filter', query({}), makes('Kia'), makes('Kia')],
    ['the first search, when the other has no filter', makes('Kia'), query({}), makes('Kia')],
    ['the values of both', makes('Kia', 'Mazda'), makes('Ford', 'Mazda'), makes('Mazda')],
    ['nothing of two makes', makes('Kia'), makes('Mazda'), null],
    [
      'filters of different attributes together',
      makes('Kia'),
      price(1, 9),
      { ...makes('Kia'), ...{ ranges: { price: { min: 1, max: 9 } } } },
    ],
    ['the narrower bounds', price(5, 20), price(10, 30), query({ ranges: { price: { min: 10, max: 20 } } })],
    [
      'a bound of one side only',
      price(5),
      price(undefined, 9),
      query({ ranges: { price: { min: 5, max: 9 } } }),
    ],
    ['nothing of ranges that do not meet', price(20), price(undefined, 10), null],
    ['the text and place of the first', query({ text: 'hilux' }), query({ text: 'ute' }), { text: 'hilux' }],
  ])('is %s', (_, one, other, expected) => {
    const common = commonStock(one, other)
    if (expected === null) expect(common).toBeNull()
    else {
      expect(common).toMatchObject({
        refinements: expected.refinements ?? {},
        ranges: expected.ranges ?? {},
        text: expected.text ?? '',
      })
    }
  })
})
