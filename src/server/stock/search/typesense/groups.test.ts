import type { OwnAttribute } from '@/domain/stock/search/query/attributes'
import { countedFields, groupText, groupValue, splitGroup } from './groups'
import { isLongToken } from './tokens'

const tokens: { readonly [A in OwnAttribute]?: readonly string[] } = {
  status: ['inx5fstock'],
  car_type: ['used'],
  categories: ['qcars', 'qtrucks'],
  fuel: ['qpetrol'],
}
const tokensOf = (attribute: OwnAttribute) => tokens[attribute] ?? []

describe('grouped attributes', () => {
  it('are indexed as one text with a word for each value, or null when a vehicle has no value', () => {
    expect(groupText('g_sale', tokensOf)).toBe('0inx5fstock 1used 5qcars 5qtrucks')
    expect(groupText('g_engine', tokensOf)).toBe('0qpetrol')
    expect(groupText('g_place', tokensOf)).toBeNull()
  })

  it('get their own counts from the counts of their combinations', () => {
    const counts = [
      { value: '0inx5fstock 1used 5qcars 5qtrucks', count: 3 },
      { value: '0inx5fstock 1new', count: 2 },
      { value: '0sold 1used 5qcars', count: 1 },
    ]
    const counted = splitGroup('g_sale', counts, () => '')
    expect(Object.fromEntries(counted.map(({ field_name, counts }) => [field_name, counts]))).toMatchObject({
      f_status: [
        { value: 'inx5fstock', count: 5 },
        { value: 'sold', count: 1 },
      ],
      f_car_type: [
        { value: 'used', count: 4 },
        { value: 'new', count: 2 },
      ],
      f_categories: [
        { value: 'qcars', count: 4 },
        { value: 'qtrucks', count: 3 },
      ],
      f_tag: [],
    })
  })

  it('are indexed as a hash when a server would cut off the text or one of its words, and are read back from the original text', () => {
    for (const text of [`0${'a'.repeat(100)}`, Array(60).fill('0abc').join(' ')]) {
      const value = groupValue(text)
      expect(isLongToken(value)).toBe(true)
      const [status] = splitGroup('g_sale', [{ value, count: 2 }], (token) => (token === value ? text : ''))
      expect(status?.counts.map(({ value }) => value)).toEqual([text.split(' ')[0]?.slice(1)])
    }
    expect(groupValue('0inx5fstock 1used')).toBe('0inx5fstock 1used')
  })

  it('are counted by their group when several are counted, and by their own fields otherwise', () => {
    expect(countedFields(['make', 'fuel', 'drive', 'state'])).toEqual(['g_engine', 'f_make', 'f_state'])
    expect(countedFields(['make'])).toEqual(['f_make'])
  })
})
