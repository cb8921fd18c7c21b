import { mutualSiblings } from './sibling-folders.mjs'

describe('the pairs of sibling folders that import each other', () => {
  const graph = (imports: Record<string, string>) =>
    Object.entries(imports).map(([source, resolved]) => ({ source, dependencies: [{ resolved }] }))

  it('are listed with one import for each direction', () => {
    const imports = {
      'src/domain/finance/loan/schedule.ts': 'src/domain/pricing/price.ts',
      'src/domain/pricing/discount.ts': 'src/domain/finance/loan/schedule.ts',
    }
    expect(mutualSiblings(graph(imports))).toEqual([
      'src/domain/finance and src/domain/pricing import each other: src/domain/finance/loan/schedule.ts imports src/domain/pricing/price.ts, and src/domain/pricing/discount.ts imports src/domain/finance/loan/schedule.ts.',
    ])
  })

  it('are found at every level and in every room', () => {
    const imports = {
      'collections/users/endpoints/second-factor/own-account.ts': 'collections/users/hooks/check-code.ts',
      'collections/users/hooks/check-code.ts': 'collections/users/endpoints/responses.ts',
    }
    expect(mutualSiblings(graph(imports))).toHaveLength(1)
  })

  it('exclude one-way imports, imports between a folder and its subfolders, and tests', () => {
    const imports = {
      'src/server/stock/search/open.ts': 'src/server/stock/search/typesense/ask.ts',
      'src/server/stock/search/typesense/ask.ts': 'src/server/stock/search/query.ts',
      'src/server/pages/get-page.ts': 'src/server/cache/cached.ts',
      'src/server/cache/cached.test.ts': 'src/server/pages/get-page.ts',
    }
    expect(mutualSiblings(graph(imports))).toEqual([])
  })
})
