import { evenColumns } from './even-columns'

describe('columns of a grid of tiles', () => {
  it.each([
    { count: 10, columns: 5 },
    { count: 11, columns: 6 },
    { count: 13, columns: 5 },
    { count: 35, columns: 5 },
    { count: 12, columns: 6 },
  ])('are $columns for $count tiles, so that the last row is as full as it can be', ({ count, columns }) => {
    expect(evenColumns(count, [4, 5, 6])).toBe(columns)
  })

  it('are the most there can be when nothing has to be filled', () => {
    expect(evenColumns(0, [3, 4])).toBe(4)
  })
})
