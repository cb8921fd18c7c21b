import { foldSoldRuns } from './sold-runs'

const hit = (letter: string) => ({
  letter,
  status: letter === 'S' ? ('sold' as const) : ('in_stock' as const),
  sold: letter === 'F',
})
const fold = (letters: string) =>
  foldSoldRuns([...letters].map(hit))
    .map(({ letter }) => letter)
    .join('')

describe('foldSoldRuns', () => {
  it.each([
    ['aSSSbSc', 'aSbSc'],
    ['SSa', 'Sa'],
    ['aSFSb', 'aSb'],
    ['abc', 'abc'],
    ['', ''],
  ])('folds %s to %s [SEARCH-08]', (letters, shown) => {
    expect(fold(letters)).toBe(shown)
  })

  it('keeps every vehicle when all are sold [SEARCH-08]', () => {
    expect(fold('SSFS')).toBe('SSFS')
  })
})
