import { env } from '@/env'
import { log } from '../../log/log.mjs'
import { FetchFailed } from '../../upstream/fetch-failed'
import { postJson } from '../../upstream/fetch-json'

interface Message {
  /** E.164, such as `+61491570156`. */
  readonly to: string
  readonly text: string
  /** The same in both tries, so that the service sends it once. */
  readonly id: string
}

/** The shopper waits for the answer. The operator sets the address, which may be in the same network. */
const LIMITS = { allowPrivate: true, idleMs: 4000, totalMs: 4000, maxBytes: 65_536 }

/**
 * Sends a text message by the service of SMS_URL, and tries a second time when it was down. Returns false without a
 * service and when it fails. Logs neither number nor text.
 */
export async function sendSms({ to, text, id }: Message, limits = LIMITS): Promise<boolean> {
  const { SMS_URL: url, SMS_TOKEN: token } = env()
  if (!url) return false
  const headers = {
    'idempotency-key': id,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  for (const isLast of [false, true]) {
    try {
      await postJson(url, limits, { to, text }, headers)
      return true
    } catch (error) {
      const isOutage = error instanceof FetchFailed && error.retry
      log.warn({ err: error, isLast }, 'a text message was not sent')
      if (!isOutage) return false
    }
  }
  return false
}
