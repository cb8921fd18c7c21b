import { parseArgs } from 'node:util'
import type { StockFormat } from '@/domain/stock/formats'
import { stockFormats } from '@/domain/stock/formats'
import { noteSentence } from '@/domain/stock/import/note-collector'
import { rejectionSentence } from '@/domain/stock/import/rejection'
import { database } from '@/server/clients/database'
import { ImportBusy } from '@/server/stock/import/dealership-lock'
import { type ImportOutcome, importStock } from '@/server/stock/import/import-stock'
import { DealershipUnclear, findDealership } from '@/server/stock/import/stock-dealership'
import { storeHeldFile } from '@/server/stock/import/stored-files'
import { findHeldRun } from '@/server/stock/import/superseded'
import { errorCode } from '@/server/stock/parsers/file-errors'
import { saysDiskFull } from '@/server/uploads/disk-room'

const usage = `Imports a stock file into a dealership's stock.

  npm run stock:import -- --dealership <slug> --file <path> [options]

  --dealership <slug>  the dealership
  --tenant <slug>      its website; needed if two websites have a dealership with that slug
  --file <path>        the stock file; may be compressed with gzip
  --format <name>      ${Object.keys(stockFormats).join(', ')}; by default detected from the file
  --full               the file lists the whole stock, so missing vehicles become sold
  --dry-run            report the changes without making them
  --confirm            import a file that would otherwise be held: many sales, emptied fields, lost columns

Exit codes: 0 done, 1 refused or failed, 2 wrong arguments, 3 held until a person confirms it.`

const EXIT = { done: 0, refused: 1, failed: 1, held: 3 } as const
const WRONG_ARGUMENTS = 2
const SHOWN_LINES = 20

class WrongArguments extends Error {}

function readArguments() {
  const string = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values } = parseArgs({
      options: {
        dealership: string,
        tenant: string,
        file: string,
        format: string,
        full: flag,
        'dry-run': flag,
        confirm: flag,
        help: flag,
      },
    })
    return values
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error))
  }
}

function parseFormat(name: string | undefined): StockFormat | null {
  if (name === undefined) return null
  if (Object.hasOwn(stockFormats, name)) return name as StockFormat
  throw new WrongArguments(`There is no format "${name}".`)
}

function showProgress(message: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${message}`)
  else if (!/^Read \d+ rows/.test(message)) console.log(message)
}

function printFirst(sentences: readonly string[], total = sentences.length): void {
  for (const sentence of sentences.slice(0, SHOWN_LINES)) console.log(`  ${sentence}`)
  const more = Math.max(total, sentences.length) - SHOWN_LINES
  if (more > 0) console.log(`  … and ${more} more: see the run in the admin.`)
}

function printOutcome(
  { status, counts, problem, rejections, notes, runId, format }: ImportOutcome,
  dryRun: boolean,
): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K')
  const counted = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  console.log(
    `Run ${runId}: ${dryRun && status === 'done' ? 'dry run, nothing was changed' : status}. ${counted.join(', ')}.`,
  )
  if (format) console.log(`Format: ${stockFormats[format]}.`)
  if (problem) console.log(problem)
  printFirst(rejections.map(rejectionSentence), counts.rejected)
  if (notes.length > 0) console.log('Notes on imported rows:')
  printFirst(notes.map(noteSentence))
}

async function run(): Promise<number> {
  const {
    dealership,
    tenant,
    file,
    full,
    confirm,
    help,
    format: formatName,
    'dry-run': dryRun,
  } = readArguments()
  if (help) {
    console.log(usage)
    return 0
  }
  if (!dealership || !file) throw new WrongArguments('A dealership and a file are required.')
  const format = parseFormat(formatName)
  const pool = database()
  const dealershipId = await findDealership(pool, { dealership, tenant })
  const confirms = confirm ? await findHeldRun(pool, dealershipId, file) : undefined
  const outcome = await importStock({
    pool,
    dealershipId,
    source: file,
    format,
    full,
    dryRun,
    confirmed: confirm,
    now: new Date(),
    run: { source: 'command', ...(confirms !== undefined && { confirms }) },
    onProgress: showProgress,
  })
  if (outcome.status === 'held') await storeHeldFile(pool, outcome.runId, file)
  printOutcome(outcome, dryRun)
  return EXIT[outcome.status]
}

function explain(error: unknown): number {
  if (error instanceof WrongArguments) {
    console.error(`${error.message}\n\n${usage}`)
    return WRONG_ARGUMENTS
  }
  const known = error instanceof DealershipUnclear || error instanceof ImportBusy
  if (known) console.error((error as Error).message)
  else if (saysDiskFull(error))
    console.error('The disk is full, so nothing was imported. Free some space on it, then run this again.')
  else if (errorCode(error) === 'ENOENT') console.error('This file does not exist.')
  else console.error(error)
  return 1
}

process.exitCode = await run().catch(explain)
await database().end()
