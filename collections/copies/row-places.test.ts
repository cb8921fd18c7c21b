import { pairedRows } from './row-places'

describe('The rows of a copy that is updated', () => {
  const blocks = (...types: string[]) =>
    types.map((blockType, nth) => ({ blockType, id: `${blockType}${nth}` }))

  it('are those of the same type, in their order among it', () => {
    const pairs = pairedRows(
      blocks('offers', 'hero', 'hero', 'faq'),
      blocks('hero', 'offers', 'hero', 'hero'),
    )
    expect(pairs.map((pair) => pair?.id)).toEqual(['offers1', 'hero0', 'hero2', undefined])
  })

  it('of a list without types are those at the same place', () => {
    expect(pairedRows([{}, {}, {}], [{ id: 'a' }, { id: 'b' }])).toEqual([
      { id: 'a' },
      { id: 'b' },
      undefined,
    ])
  })
})
