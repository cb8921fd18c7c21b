/** ISO 8601. An empty bound does not limit the window. */
export interface LiveWindow {
  readonly liveFrom?: string | null
  readonly liveUntil?: string | null
}

/** Milliseconds; null for an empty or invalid instant. */
function instantOf(stored: string | null | undefined): number | null {
  const instant = stored ? Date.parse(stored) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

/** The start is included, the end is not. */
export function isLive({ liveFrom, liveUntil }: LiveWindow, now: Date): boolean {
  const start = instantOf(liveFrom)
  const end = instantOf(liveUntil)
  return (start === null || start <= now.getTime()) && (end === null || now.getTime() < end)
}

/** The first instant after `now` at which a window opens or closes; null if there is none. */
export function nextChange(windows: readonly LiveWindow[], now: Date): Date | null {
  const ahead = windows
    .flatMap(({ liveFrom, liveUntil }) => [instantOf(liveFrom), instantOf(liveUntil)])
    .filter((instant) => instant !== null && instant > now.getTime())
  return ahead.length > 0 ? new Date(Math.min(...(ahead as number[]))) : null
}

/** True if a bound is missing or invalid. */
export function endsAfterStart(liveFrom: string | null | undefined, liveUntil: string | null | undefined) {
  const start = instantOf(liveFrom)
  const end = instantOf(liveUntil)
  return start === null || end === null || start < end
}
