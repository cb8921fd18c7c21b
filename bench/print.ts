import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { findFreePort } from '../scripts/launcher/ports.mjs'
import { firstListedVehicle } from './listed-vehicle'
import { describeMachine } from './machine'
import { startWebServer } from './web-server'

/**
 * How long a vehicle's PDF takes and how large it is: the first of a server that has just started, which has typefaces to cut
 * and a photo to pack, and those after it. `npm run bench:print`, with the product built and DATABASE_URL of a planted database.
 */
const SITES = ['southerncross', 'kestrel-kia', 'tworivers', 'outpost', 'currawong'] as const
const AGAIN = 10
const MOST_MILLISECONDS = 1_500
const MOST_BYTES = 300_000
const RESULTS = 'bench/results'

interface Answer {
  readonly status: number
  readonly bytes: number
  readonly milliseconds: number
}

function ask(port: number, site: string, path: string): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${site}.localhost:${port}` } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes, milliseconds: performance.now() - start }),
      )
    }).on('error', reject)
  })
}

async function measure(port: number, databaseUrl: string, site: string) {
  const path = `/api/print/${await firstListedVehicle(databaseUrl, site)}`
  const first = await ask(port, site, path)
  if (first.status !== 200) throw new Error(`${site}${path} answered ${first.status}.`)
  const later: number[] = []
  for (let time = 0; time < AGAIN; time++) later.push((await ask(port, site, path)).milliseconds)
  const median = later.toSorted((one, other) => one - other)[AGAIN / 2] ?? 0
  return { site, bytes: first.bytes, first: first.milliseconds, median }
}

async function main() {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new Error('DATABASE_URL must lead to a planted database.')
  const server = await startWebServer(await findFreePort())
  try {
    const measured = []
    for (const site of SITES) measured.push(await measure(server.port, databaseUrl, site))
    const rows = measured.map(
      ({ site, bytes, first, median }) =>
        `| ${site} | ${(bytes / 1000).toFixed(0)} KB | ${first.toFixed(0)} ms | ${median.toFixed(0)} ms |`,
    )
    const figures = ['| website | size | first | median of ten more |', '|---|---:|---:|---:|', ...rows].join(
      '\n',
    )
    console.log(`\n${figures}`)
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(
      `${RESULTS}/print.md`,
      `# PDFs of vehicles\n\n\`npm run bench:print\`, ${describeMachine()}. One after another; the first of all includes what a server does once. Bounds: ${MOST_MILLISECONDS} ms, ${MOST_BYTES / 1000} KB.\n\n${figures}\n`,
    )
    const broken = measured.filter(({ bytes, first }) => bytes > MOST_BYTES || first > MOST_MILLISECONDS)
    if (broken.length === 0) return
    console.error(`Beyond the bounds: ${broken.map(({ site }) => site).join(', ')}.`)
    process.exitCode = 1
  } finally {
    await server.stop()
  }
}

await main()
