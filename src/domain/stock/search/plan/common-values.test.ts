import { commonValues } from './common-values'

const values = [
  { value: 'White', count: 9 },
  { value: 'Mint', count: 1 },
  { value: 'Blue', count: 4 },
  { value: 'Teal', count: 1 },
  { value: 'Red', count: 4 },
]
const listed = (most: number | null, chosen: string[] = []) =>
  commonValues(values, most, chosen).map(({ value }) => value)

describe('commonValues', () => {
  it('returns all values when they fit or when there is no limit', () => {
    expect(listed(5)).toEqual(values.map(({ value }) => value))
    expect(listed(null)).toEqual(values.map(({ value }) => value))
  })

  it('returns the values with the most stock, and drops values tied at the limit', () => {
    expect(listed(4)).toEqual(['White', 'Blue', 'Red'])
    expect(listed(3)).toEqual(['White', 'Blue', 'Red'])
    expect(listed(2)).toEqual(['White'])
  })

  it('keeps chosen values, however rare', () => {
    expect(listed(2, ['Mint', 'Blue'])).toEqual(['White', 'Mint', 'Blue'])
  })

  it('compares choices as strings, as in URLs', () => {
    const years = [2019, 2020, 2021].map((value) => ({ value, count: 1 }))
    expect(commonValues(years, 1, ['2020'])).toEqual([{ value: 2020, count: 1 }])
  })
})
