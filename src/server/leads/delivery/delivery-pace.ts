import { setTimeout as sleep } from 'node:timers/promises'

/** Spaces the deliveries of one worker evenly. Unused turns are not saved up. */
export class DeliveryPace {
  readonly #gap: number
  #next = 0

  /** @param perSecond at most so many deliveries start in a second */
  constructor(perSecond: number) {
    this.#gap = 1000 / perSecond
  }

  /** Resolves when the next delivery may start. */
  async turn(): Promise<void> {
    const now = performance.now()
    const at = Math.max(now, this.#next)
    this.#next = at + this.#gap
    if (at > now) await sleep(at - now)
  }
}
