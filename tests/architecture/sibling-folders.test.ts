import { importsOf, mutualSiblings } from './folder-imports'
import { filesOf, readSource } from './source-files'

const PROGRAM = /\.(ts|tsx|mjs)$/
const TEST = /\.test\.tsx?$/

describe('the pairs of sibling folders that import each other', () => {
  const imports = (files: Record<string, string>) =>
    Object.entries(files).flatMap(([path, source]) => importsOf(path, source))

  it('are listed with one import for each direction', () => {
    const files = {
      'src/domain/finance/loan/schedule.ts': `import type { Price } from '@/domain/pricing/price'`,
      'src/domain/pricing/discount.ts': `import { schedule } from '../finance/loan/schedule'`,
    }
    expect(mutualSiblings(imports(files))).toEqual([
      'src/domain/finance and src/domain/pricing import each other: src/domain/finance/loan/schedule.ts imports src/domain/pricing/price, and src/domain/pricing/discount.ts imports src/domain/finance/loan/schedule.',
    ])
  })

  it('are found at every level, including through dynamic and multi-line imports', () => {
    const files = {
      'src/ui/search/filters/Panel.tsx': `const Found = lazy(() => import('../results/Found'))`,
      'src/ui/search/results/Found.tsx': `import {\n  Panel,\n} from '@/ui/search/filters/Panel'`,
    }
    expect(mutualSiblings(imports(files))).toHaveLength(1)
  })

  it('exclude one-way imports and imports between a folder and its subfolders', () => {
    const files = {
      'src/server/stock/search/open.ts': `import { ask } from './typesense/ask'`,
      'src/server/stock/search/typesense/ask.ts': `import type { Query } from '../query'`,
      'src/server/pages/get-page.ts': `import { cached } from '../cache/cached'`,
    }
    expect(mutualSiblings(imports(files))).toEqual([])
  })
})

describe('sibling folders', () => {
  it.each(['src/domain', 'src/server', 'src/ui'])(
    'in %s never import each other in both directions',
    (room) => {
      const programs = filesOf([room]).filter((path) => PROGRAM.test(path) && !TEST.test(path))
      expect(programs.length).toBeGreaterThan(50)
      expect(mutualSiblings(programs.flatMap((path) => importsOf(path, readSource(path))))).toEqual([])
    },
  )
})
