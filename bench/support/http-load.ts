import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)
const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'))

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
})

export interface Target {
  name: string
  /** Host header. Node does not resolve *.localhost, so every request goes to 127.0.0.1. */
  host: string
  path: string
}

export interface Load {
  requestsPerSecond: number
  p99Milliseconds: number
}

/** Requests one page over 50 connections for some seconds, from a separate process. Throws when any response is not a 2xx. */
async function loadPage(port: number, { name, host, path }: Target, seconds: number): Promise<Load> {
  const headers = ['-H', `Host=${host}:${port}`, '-H', 'Accept-Encoding=gzip']
  const options = ['-j', '-c', '50', '-d', String(seconds), ...headers]
  const url = `http://127.0.0.1:${port}${path}`
  const { stdout } = await run(process.execPath, [AUTOCANNON, ...options, url], { maxBuffer: 10_000_000 })
  const { requests, latency, non2xx, errors, timeouts } = report.parse(JSON.parse(stdout))
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${name}: ${non2xx} answers were not 2xx, ${errors} failed, ${timeouts} timed out.`)
  return { requestsPerSecond: requests.average, p99Milliseconds: latency.p99 }
}

/**
 * Runs several rounds over all targets in turn, so that other load on the machine affects all of them equally. Returns each
 * target's median. The first round is a warm-up and does not count.
 */
export async function loadInTurn<Name extends string>(
  port: number,
  targets: Record<Name, Target>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[]
  const loads = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Load[]>
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const load = await loadPage(port, targets[name], seconds)
      console.log(
        `${round === 0 ? 'warm-up' : `round ${round}`}  ${name}  ${Math.round(load.requestsPerSecond)} requests/s`,
      )
      if (round > 0) loads[name].push(load)
    }
  }
  return Object.fromEntries(names.map((name) => [name, medianLoad(loads[name])])) as Record<Name, Load>
}

function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const medianLoad = (loads: Load[]): Load => ({
  requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
  p99Milliseconds: median(loads.map((load) => load.p99Milliseconds)),
})
