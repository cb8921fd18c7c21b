import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { IslandsManifest } from '../islands/build-islands'

/** A kind of lean page: the modules that render it and its budget of JavaScript in gzipped bytes. */
export interface LeanPage {
  readonly kind: string
  readonly modules: readonly string[]
  /** Islands, and modules that islands load later, to leave out although the modules can render them. */
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

/** On websites with a live popup. It loads when the browser is idle, and has a line of its own. */
const POPUP = ['popup']

/** On websites with scripts of other companies. They have a line of their own. */
const SCRIPTS = ['site-scripts']

/** What islands load later, when a shopper presses a button. Everything else that they load later counts. */
export const PRESSED = ['src/ui/gallery/viewer/PhotoViewer.tsx', 'src/ui/gallery/video/VideoDialog.tsx']

const FORM = [LAYOUT, 'blocks/lead-form/view.tsx']
/** Parts of a form that only one purpose has. */
const ONLY_TEST_DRIVE = ['src/ui/test-drives/SlotDaysChoice.tsx']
const ONLY_TRADE_IN = ['src/ui/trade-in/OwnVehicleHelp.tsx', 'src/ui/trade-in/RegoLookup.tsx']

/** A lean page runs only the loader before an island hydrates. */
export const LOADER_BUDGET = 2_000

export const leanPages: readonly LeanPage[] = [
  {
    kind: 'content',
    modules: CONTENT,
    without: [...CALCULATORS, ...FORMS, ...POPUP, ...SCRIPTS],
    budget: 90_000,
  },
  {
    kind: 'content, with a popup',
    modules: CONTENT,
    without: [...CALCULATORS, ...FORMS, ...SCRIPTS],
    budget: 93_000,
  },
  {
    kind: 'content, with scripts',
    modules: CONTENT,
    without: [...CALCULATORS, ...FORMS, ...POPUP],
    budget: 93_000,
  },
  {
    kind: 'a form',
    modules: FORM,
    without: [...ONLY_TEST_DRIVE, ...ONLY_TRADE_IN, ...POPUP, ...SCRIPTS],
    budget: 115_000,
  },
  {
    kind: 'a test-drive form',
    modules: FORM,
    without: [...ONLY_TRADE_IN, ...POPUP, ...SCRIPTS],
    budget: 115_000,
  },
  {
    kind: 'a trade-in form',
    modules: FORM,
    without: [...ONLY_TEST_DRIVE, ...POPUP, ...SCRIPTS],
    budget: 115_000,
  },
  { kind: 'content, every block', modules: CONTENT, without: SCRIPTS, budget: 145_000 },
  { kind: 'vehicle', modules: VEHICLE, without: [...FORMS, ...POPUP, ...SCRIPTS], budget: 125_000 },
  {
    kind: 'vehicle, a form opened',
    modules: VEHICLE,
    without: [...ONLY_TRADE_IN, ...POPUP, ...SCRIPTS],
    budget: 150_000,
  },
  {
    kind: 'results',
    modules: [LAYOUT, 'src/app/sites/[host]/search/ResultsPage.tsx'],
    without: POPUP,
    budget: 130_000,
  },
]

/** A vehicle page after a shopper opened everything on it. */
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
 * Weighs a page with all its islands hydrated: loader, React, islands, shared files, and what the islands
 * load later without a press. Each file counts once.
 */
export function weighIslands(
  { files, later }: Pick<IslandsManifest, 'files' | 'later'>,
  islands: readonly string[],
  sizeOf: SizeOf,
  without: readonly string[] = PRESSED,
): number {
  const unique = new Set(
    ['loader', ...islands].flatMap((name) => {
      const own = files[name]
      if (!own) throw new Error(`The build has no island ${name}.`)
      const parts = Object.entries(later[name] ?? {}).filter(([module]) => !without.includes(module))
      return [...own, ...parts.flatMap(([, part]) => part)]
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
