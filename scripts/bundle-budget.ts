import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  formatBudget,
  isOver,
  type LeanPage,
  LOADER_BUDGET,
  leanPages,
  openedPage,
  type PageBytes,
  PRESSED,
  sizesIn,
  weighIslands,
} from './bundle/island-budget'
import { islandsOf } from './bundle/page-islands'
import { type IslandsManifest, MANIFEST } from './islands/build-islands'

const BUILD = '.next'
const manifest: IslandsManifest = JSON.parse(readFileSync(join(BUILD, MANIFEST), 'utf8'))
const sizeOf = sizesIn(BUILD)

async function weigh({ kind, modules, without = [], budget }: LeanPage): Promise<PageBytes> {
  const islands = (await islandsOf(process.cwd(), modules)).filter((name) => !without.includes(name))
  return {
    kind,
    budget,
    islands: islands.length,
    bytes: weighIslands(manifest, islands, sizeOf, [...PRESSED, ...without]),
  }
}

async function weighOpened(): Promise<PageBytes> {
  const { kind, modules, budget } = openedPage
  const islands = await islandsOf(process.cwd(), modules)
  return { kind, budget, islands: islands.length, bytes: weighIslands(manifest, islands, sizeOf, []) }
}

const loader = {
  kind: 'before hydration',
  islands: 0,
  budget: LOADER_BUDGET,
  bytes: weighIslands(manifest, [], sizeOf),
}
const pages = [loader, ...(await Promise.all(leanPages.map(weigh))), await weighOpened()]
console.log(formatBudget(pages))
if (pages.some(isOver)) {
  console.error('A page loads more JavaScript than its budget allows.')
  process.exitCode = 1
}
