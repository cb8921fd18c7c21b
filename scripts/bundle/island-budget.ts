import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { IslandsManifest } from '../islands/build-islands'

/** A kind of lean page: the modules that render it and its budget of JavaScript in gzipped bytes. */
export interface LeanPage {
  readonly kind: string
  readonly modules: readonly string[]
  /** Islands to leave out although the modules can render them. */
  readonly without?: readonly string[]
  readonly budget: number
}

/** Islands of the calculator blocks. Editors place them on few pages. */
const CALCULATORS = ['loan-form', 'addressed-loan-form', 'budget-search-form']

const LAYOUT = 'src/app/sites/[host]/layout.tsx'

const CONTENT = [LAYOUT, 'blocks/render-blocks.tsx']

const VEHICLE = [LAYOUT, 'src/app/sites/[host]/vehicle-page.tsx']

/** The form in a dialog of a vehicle's page, or in a block. It hydrates when the dialog opens or the block is near. */
const FORMS = ['lead-form', 'addressed-lead-form']

/** A lean page runs only the loader before an island hydrates. */
export const LOADER_BUDGET = 2_000

export const leanPages: readonly LeanPage[] = [
  { kind: 'content', modules: CONTENT, without: [...CALCULATORS, ...FORMS], budget: 90_000 },
  { kind: 'a form', modules: [LAYOUT, 'blocks/lead-form/view.tsx'], budget: 115_000 },
  { kind: 'content, every block', modules: CONTENT, budget: 145_000 },
  { kind: 'vehicle', modules: VEHICLE, without: FORMS, budget: 125_000 },
  { kind: 'vehicle, a form opened', modules: VEHICLE, budget: 150_000 },
  { kind: 'results', modules: [LAYOUT, 'src/app/sites/[host]/search/ResultsPage.tsx'], budget: 130_000 },
]

/** A vehicle page after a shopper opened everything on it: its islands' dynamic imports count too. */
export const openedPage = { kind: 'vehicle, everything opened', modules: VEHICLE, budget: null }

export interface PageBytes {
  readonly kind: string
  readonly bytes: number
  /** Null for a page without a bound. */
  readonly budget: number | null
  readonly islands: number
}

/** Returns the gzipped size of a build file in bytes. */
export type SizeOf = (file: string) => number

export function sizesIn(buildFolder: string): SizeOf {
  const sizes = new Map<string, number>()
  return (file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(buildFolder, file))).byteLength
    sizes.set(file, size)
    return size
  }
}

/**
 * Weighs a page with all its islands hydrated: loader, React, islands and shared files. Each file counts
 * once.
 */
export function weighIslands(
  { files }: Pick<IslandsManifest, 'files'>,
  islands: readonly string[],
  sizeOf: SizeOf,
): number {
  const needed = ['loader', ...islands]
  const unique = new Set(
    needed.flatMap((name) => {
      const own = files[name]
      if (!own) throw new Error(`The build has no island ${name}.`)
      return own
    }),
  )
  return [...unique].reduce((sum, file) => sum + sizeOf(file), 0)
}

export const isOver = ({ bytes, budget }: PageBytes) => budget !== null && bytes > budget

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10)

export function formatBudget(pages: readonly PageBytes[]): string {
  const lines = pages.map((page) => {
    const { kind, bytes, budget, islands } = page
    const bound = budget === null ? 'none'.padStart(10) : kilobytes(budget)
    return `${kind.padEnd(28)}${String(islands).padStart(8)}${kilobytes(bytes)}${bound}${isOver(page) ? '  OVER' : ''}`
  })
  return [
    'JavaScript of lean pages, all islands hydrated (gzip, 1 KB = 1000 bytes)',
    `${'page'.padEnd(28)}${'islands'.padStart(8)}${'all'.padStart(10)}${'budget'.padStart(10)}`,
    ...lines,
  ].join('\n')
}
