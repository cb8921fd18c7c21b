import { z } from 'zod'
import type { TurnstileOutcome } from '@/domain/leads/spam/score-spam'
import { env } from '@/env'
import { log } from '../../log/log.mjs'
import { fetchJson } from '../../upstream/fetch-json'
import type { FetchLimits } from '../../upstream/open-address'
import { CircuitOpen, circuitBreaker } from '../../upstream/with-circuit-breaker'

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

const answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

const limits = (): FetchLimits => ({
  idleMs: 3000,
  totalMs: 3000,
  maxBytes: 64 * 1024,
  allowPrivate: env().FEED_ALLOW_PRIVATE,
})

/** Codes that say that our request is wrong, and nothing about the sender. */
const OURS = /^(?:missing-input-secret|invalid-input-secret|bad-request|internal-error)$/

/**
 * Asks Cloudflare whether it took the sender for a person. A service that is down or takes three seconds costs no lead: the outcome is then
 * `unavailable`. The shopper's address is not sent.
 */
export async function askTurnstile(
  secret: string,
  token: string | null,
  address = VERIFY,
): Promise<TurnstileOutcome> {
  if (token === null) return 'missing'
  try {
    const given = await circuitBreaker(address, () =>
      fetchJson(address, limits(), { secret, response: token }),
    )
    return outcomeOf(answer.parse(given))
  } catch (error) {
    if (!(error instanceof CircuitOpen)) log.error({ err: error }, 'Turnstile could not be asked')
    return 'unavailable'
  }
}

function outcomeOf({ success, 'error-codes': codes }: z.infer<typeof answer>): TurnstileOutcome {
  if (success) return 'passed'
  if (codes.some((code) => OURS.test(code))) {
    log.error(`Turnstile refused our request: ${codes.join(', ')}`)
    return 'unavailable'
  }
  return codes.includes('timeout-or-duplicate') ? 'reused' : 'failed'
}
