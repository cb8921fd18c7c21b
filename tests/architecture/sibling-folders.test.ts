import { importsOf, mutualSiblings } from './folder-imports'
import { filesOf, readSource } from './source-files'

const PROGRAM = /\.(ts|tsx|mjs)$/
const TEST = /\.test\.tsx?$/

describe('the pairs of sibling folders that import each other', () => {
  const imports = (files: Record<string, string>) =>
    Object.entries(files).flatMap(([path, source]) => importsOf(path, source))

  it('are named with one import of each direction', () => {
    const files = {
      'src/domain/finance/loan/schedule.ts': `import type { Price } from '@/domain/pricing/price'`,
      'src/domain/pricing/discount.ts': `import { schedule } from '../finance/loan/schedule'`,
    }
    expect(mutualSiblings(imports(files))).toEqual([
      'src/domain/finance and src/domain/pricing import each other: src/domain/finance/loan/schedule.ts imports src/domain/pricing/price, and src/domain/pricing/discount.ts imports src/domain/finance/loan/schedule.',
    ])
  })

  it('are found at every level, also through imports at run time and imports over several lines', () => {
    const files = {
      'src/ui/search/filters/Panel.tsx': `const Found = lazy(() => import('../results/Found'))`,
      'src/ui/search/results/Found.tsx': `import {\n  Panel,\n} from '@/ui/search/filters/Panel'`,
    }
    expect(mutualSiblings(imports(files))).toHaveLength(1)
  })

  it('do not include imports in one direction, nor those between a folder and the folders in it', () => {
    const files = {
      'src/server/stock/search/open.ts': `import { ask } from './typesense/ask'`,
      'src/server/stock/search/typesense/ask.ts': `import type { Query } from '../query'`,
      'src/server/pages/get-page.ts': `import { cached } from '../cache/cached'`,
    }
    expect(mutualSiblings(imports(files))).toEqual([])
  })
})

describe('sibling folders', () => {
  it.each(['src/domain', 'src/server', 'src/ui'])('of %s never import each other both ways', (room) => {
    const programs = filesOf([room]).filter((path) => PROGRAM.test(path) && !TEST.test(path))
    expect(programs.length).toBeGreaterThan(50)
    expect(mutualSiblings(programs.flatMap((path) => importsOf(path, readSource(path))))).toEqual([])
  })
})
