/** The most that one page view may report for a script. */
export const LONGEST_MS = 30_000

interface LongFrameScript {
  readonly sourceURL: string
  readonly duration: number
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null)

/** How long each script ran in the browser's long frames. Files of the script's origin count too. */
export function timesOf(
  scripts: readonly { readonly id: number; readonly src: string }[],
  frames: readonly LongFrameScript[],
): { id: number; ms: number }[] {
  return scripts.map(({ id, src }) => {
    const own = frames.filter(({ sourceURL }) => originOf(sourceURL) === originOf(src))
    const ms = own.reduce((sum, { duration }) => sum + duration, 0)
    return { id, ms: Math.min(LONGEST_MS, Math.round(ms)) }
  })
}
