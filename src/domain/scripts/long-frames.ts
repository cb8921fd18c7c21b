import type { SiteScript } from './site-script'

/** The most that one page view may report for a script. */
export const LONGEST_MS = 30_000

interface LongFrameScript {
  readonly sourceURL: string
  readonly duration: number
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null)

/** Whether a Content-Security-Policy's origin, such as `https://*.example.com`, covers the address. */
function covers(origin: string, address: string): boolean {
  const [start = '', end] = origin.split('*')
  const own = originOf(address)
  if (own === null) return false
  return end === undefined ? own === origin : own.startsWith(start) && own.endsWith(end)
}

/** How long each script ran in the browser's long frames. Files of the script's own origin and of its other origins count too. */
export function timesOf(
  scripts: readonly Pick<SiteScript, 'id' | 'src' | 'origins'>[],
  frames: readonly LongFrameScript[],
): { id: number; ms: number }[] {
  return scripts.map(({ id, src, origins }) => {
    const all = [new URL(src).origin, ...origins]
    const own = frames.filter(({ sourceURL }) => all.some((origin) => covers(origin, sourceURL)))
    const ms = own.reduce((sum, { duration }) => sum + duration, 0)
    return { id, ms: Math.min(LONGEST_MS, Math.round(ms)) }
  })
}
