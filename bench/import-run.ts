// The process whose time and memory `bench/import.ts` measures: one import, nothing else.
import { createPool } from '@/server/clients/database'
import { importStock } from '@/server/stock/import/import-stock'

const [url, dealershipId, file] = process.argv.slice(2)
const pool = createPool(url ?? '', { max: 2 })
const started = performance.now()
const { status, counts, problem, rejections } = await importStock({
  pool,
  dealershipId: Number(dealershipId),
  source: file ?? '',
  now: new Date(),
})
const seconds = (performance.now() - started) / 1000
// Kilobytes on Linux and macOS alike, as Node documents it.
const peakMb = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ status, counts, problem, rejections: rejections.slice(0, 3), seconds, peakMb }))
await pool.end()
