/** A delivery whose time has come. `host` is the server that gets it; null for the outbox. */
export interface DueDelivery {
  readonly id: number
  readonly host: string | null
}

/** Attempts to one host at a time, so that one slow receiver does not take all of a worker. */
const MAX_PER_HOST = 4

const TURN_MS = 100

/**
 * How many deliveries a turn starts at most, and the milliseconds until the next turn.
 * @param perSecond how many deliveries start in a second at most; at least 1
 */
export function paceOf(perSecond: number): { readonly most: number; readonly pause: number } {
  const most = Math.max(1, Math.floor((perSecond * TURN_MS) / 1000))
  return { most, pause: (most * 1000) / perSecond }
}

/** The hosts that have their share of running attempts. */
export function busyHosts(running: readonly (string | null)[]): string[] {
  const hosts = running.filter((host) => host !== null)
  return [...new Set(hosts)].filter((host) => hosts.filter((other) => other === host).length >= MAX_PER_HOST)
}

/**
 * Returns the ids of the deliveries to start now, in order.
 * @param running the hosts of the attempts that are under way
 * @param room how many may start
 */
export function planTurn(
  due: readonly DueDelivery[],
  { running, room }: { running: readonly (string | null)[]; room: number },
): number[] {
  const started = [...running]
  const taken: number[] = []
  for (const { id, host } of due) {
    if (taken.length >= room) break
    if (host !== null && busyHosts(started).includes(host)) continue
    started.push(host)
    taken.push(id)
  }
  return taken
}
