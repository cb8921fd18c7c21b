import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { DeliveredLead } from '@/domain/leads/delivery/delivered-lead'
import { signatureInput, webhookBody } from '@/domain/leads/delivery/webhook-body'
import { FetchFailed } from '../../upstream/fetch-failed'
import { type FetchLimits, openAddress } from '../../upstream/open-address'

const GONE = 410

export interface Webhook {
  readonly url: string
  /** Null for an unsigned webhook. */
  readonly secret: string | null
}

function headersOf(lead: DeliveredLead, body: string, secret: string | null, now: Date) {
  const time = Math.floor(now.getTime() / 1000)
  const hash = (key: string) => createHmac('sha256', key).update(signatureInput(time, body)).digest('hex')
  return {
    'x-forecourt-delivery': lead.deliveryId,
    ...(secret && { 'x-forecourt-signature': `t=${time},v1=${hash(secret)}` }),
  }
}

/** Lets the receiver finish a short answer. Nobody reads it: it may repeat personal data. */
async function readSome(response: IncomingMessage, maxBytes: number): Promise<void> {
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return
  }
}

/**
 * Posts a lead, signed, without following redirects. Resolves with what the log says. Rejects with a `FetchFailed`; its `retry` is false
 * only if the receiver answered 410, which means that it wants no more.
 */
export async function postWebhook(
  { url, secret }: Webhook,
  lead: DeliveredLead,
  limits: FetchLimits,
  now: Date,
): Promise<string> {
  const { host } = new URL(url)
  const signal = AbortSignal.timeout(limits.totalMs)
  const body = webhookBody(lead)
  try {
    const response = await openAddress(url, limits, signal, {
      body,
      headers: headersOf(lead, body, secret, now),
    })
    await readSome(response, limits.maxBytes).catch(() => {})
    response.destroy()
    return `${host} answered with status ${response.statusCode}.`
  } catch (error) {
    if (error instanceof FetchFailed) {
      throw new FetchFailed(error.message, error.status !== GONE, error.status, error.retryAfterMs)
    }
    if (signal.aborted) throw new FetchFailed(`${host} took longer than ${limits.totalMs / 1000} s.`, true)
    throw new FetchFailed(`The connection to ${host} failed.`, true)
  }
}
