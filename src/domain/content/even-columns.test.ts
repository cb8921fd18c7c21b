import { evenColumns } from './even-columns'

describe('evenColumns', () => {
  it.each([
    { count: 10, columns: 5 },
    { count: 11, columns: 6 },
    { count: 13, columns: 5 },
    { count: 35, columns: 5 },
    { count: 12, columns: 6 },
  ])('is $columns for $count tiles, which fills the last row best', ({ count, columns }) => {
    expect(evenColumns(count, [4, 5, 6])).toBe(columns)
  })

  it('is the largest number of columns if there are no tiles', () => {
    expect(evenColumns(0, [3, 4])).toBe(4)
  })
})
