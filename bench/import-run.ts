// Runs one import and nothing else, so that `bench/import.ts` can measure the process's time and memory.
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
// Node documents maxRSS as kilobytes on every platform.
const peakMb = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ status, counts, problem, rejections: rejections.slice(0, 3), seconds, peakMb }))
await pool.end()
