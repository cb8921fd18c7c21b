/** When something shows: from an instant on and until another, as they are stored (ISO 8601). Empty for no bound. */
export interface LiveWindow {
  readonly liveFrom?: string | null
  readonly liveUntil?: string | null
}

/** Milliseconds of a stored instant; null for none, and for what is no instant. */
function instantOf(stored: string | null | undefined): number | null {
  const instant = stored ? Date.parse(stored) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

/** Whether it shows at `now`: from the very start on, and no longer at the very end. */
export function isLive({ liveFrom, liveUntil }: LiveWindow, now: Date): boolean {
  const start = instantOf(liveFrom)
  const end = instantOf(liveUntil)
  return (start === null || start <= now.getTime()) && (end === null || now.getTime() < end)
}

/** The first instant after `now` at which one of them starts or stops showing; null when that stays as it is for ever. */
export function nextChange(windows: readonly LiveWindow[], now: Date): Date | null {
  const ahead = windows
    .flatMap(({ liveFrom, liveUntil }) => [instantOf(liveFrom), instantOf(liveUntil)])
    .filter((instant) => instant !== null && instant > now.getTime())
  return ahead.length > 0 ? new Date(Math.min(...(ahead as number[]))) : null
}

/** False for a window that is over before it begins. */
export function endsAfterStart(liveFrom: string | null | undefined, liveUntil: string | null | undefined) {
  const start = instantOf(liveFrom)
  const end = instantOf(liveUntil)
  return start === null || end === null || start < end
}
