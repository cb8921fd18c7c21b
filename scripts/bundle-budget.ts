import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  formatBudget,
  LOADER_BUDGET,
  leanPages,
  type PageBytes,
  sizesIn,
  weighIslands,
} from './bundle/island-budget'
import { islandsOf } from './bundle/page-islands'
import { type IslandsManifest, MANIFEST } from './islands/build-islands'

const BUILD = '.next'
const manifest: IslandsManifest = JSON.parse(readFileSync(join(BUILD, MANIFEST), 'utf8'))
const sizeOf = sizesIn(BUILD)

async function weigh({
  kind,
  modules,
  without = [],
  budget,
}: (typeof leanPages)[number]): Promise<PageBytes> {
  const islands = (await islandsOf(process.cwd(), modules)).filter((name) => !without.includes(name))
  return { kind, budget, islands: islands.length, bytes: weighIslands(manifest, islands, sizeOf) }
}

const loader = {
  kind: 'before hydration',
  islands: 0,
  budget: LOADER_BUDGET,
  bytes: weighIslands(manifest, [], sizeOf),
}
const pages = [loader, ...(await Promise.all(leanPages.map(weigh)))]
console.log(formatBudget(pages))
if (pages.some(({ bytes, budget }) => bytes > budget)) {
  console.error('A page loads more JavaScript than its budget allows.')
  process.exitCode = 1
}
