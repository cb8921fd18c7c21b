import { busyHosts, paceOf, planTurn } from '@/domain/leads/delivery/plan-turn'
import { type BackgroundLoop, loopThroughOutages } from '../../jobs/background-loop'
import { log } from '../../log/log.mjs'
import { Outage } from '../../upstream/outage'
import { claimDeliveries, readDue, type WaitingDelivery } from './claim-deliveries'
import { deliverLead } from './deliver-lead'
import type { DeliveryTools } from './delivery-tools'

/** Attempts of one worker at a time. Most of their time they wait for the receiver. */
const AT_ONCE = 24

/** Milliseconds until the next turn when nothing was due. */
const IDLE_MS = 250

/** The attempts that are under way in this worker. */
class RunningAttempts {
  readonly #hosts = new Map<Promise<void>, string | null>()

  get hosts(): (string | null)[] {
    return [...this.#hosts.values()]
  }

  add(delivery: number, host: string | null, attempt: Promise<void>): void {
    const ended = attempt
      .catch((error) => log.error({ err: error, delivery }, 'an attempt to deliver a lead was not recorded'))
      .finally(() => this.#hosts.delete(ended))
    this.#hosts.set(ended, host)
  }

  async ended(): Promise<void> {
    await Promise.all(this.#hosts.keys())
  }
}

function hostOf({ method, target }: WaitingDelivery, mailHost: string | null): string | null {
  if (method !== 'webhook') return mailHost
  return URL.canParse(target) ? new URL(target).host : null
}

/** Starts the deliveries that are due, within the limits. Returns how many. */
async function takeTurn(tools: DeliveryTools, running: RunningAttempts, most: number): Promise<number> {
  const room = Math.min(most, AT_ONCE - running.hosts.length)
  if (room <= 0) return 0
  const mailHost = tools.mailServer?.host ?? null
  const busy = busyHosts(running.hosts)
  const due = await readDue(tools.pool, { hosts: busy, mails: mailHost !== null && busy.includes(mailHost) })
  const ids = planTurn(
    due.map((delivery) => ({ id: delivery.id, host: hostOf(delivery, mailHost) })),
    { running: running.hosts, room },
  )
  const claimed = await claimDeliveries(tools.pool, ids)
  for (const delivery of claimed)
    running.add(delivery.id, hostOf(delivery, mailHost), deliverLead(tools, delivery))
  return claimed.length
}

/**
 * Delivers leads until it is stopped. The rows of `lead_deliveries` are the queue: any number of workers may take from it, and an attempt that
 * a dead worker claimed is due again when its lease ends.
 * @param perSecond how many deliveries start in a second at most
 */
export function startDeliveries(tools: DeliveryTools, perSecond: number): BackgroundLoop {
  const stopping = new AbortController()
  const running = new RunningAttempts()
  const { most, pause } = paceOf(perSecond)
  const outage = new Outage('lead deliveries', 'they wait for the database')
  const turns = loopThroughOutages(outage, stopping.signal, async () =>
    (await takeTurn(tools, running, most)) > 0 ? pause : Math.max(pause, IDLE_MS),
  )
  return {
    async stop() {
      stopping.abort()
      await turns
      await running.ended()
    },
  }
}
