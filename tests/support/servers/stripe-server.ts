import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startUpstream, type Upstream } from './upstream'

interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: string
  client_secret: string
  created: number
  metadata: Record<string, string>
  last_payment_error: { message: string } | null
  latest_charge: { id: string; object: 'charge'; amount_refunded: number } | null
}

interface Refund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

/**
 * `lost`: the request is carried out, and the connection ends without an answer. `hanging`: it is carried out and never answered.
 * `deaf`: it is received and nothing follows.
 */
export type StripeMood = 'well' | 'slow' | 'down' | 'failing' | 'lost' | 'hanging' | 'deaf'

export interface StripeServer extends Upstream {
  mood: StripeMood
  /** How many requests arrived. */
  seen(): number
  readonly intents: Map<string, Intent>
  readonly refunds: Refund[]
  /** How many requests changed something, without repeats that idempotency keys answered. */
  readonly writes: { charges: number; refunds: number }
  /** Pays, or fails to, as Stripe.js in a shopper's browser does. Returns the webhook that follows. */
  confirm(id: string, outcome?: 'succeeded' | 'processing' | 'requires_action' | 'refused'): SignedEvent
  event(type: string, object: unknown, options?: { secret?: string; id?: string; at?: number }): SignedEvent
}

export interface SignedEvent {
  readonly body: string
  readonly signature: string
}

export const STRIPE_KEY = 'sk_test_for_integration_tests'
export const WEBHOOK_SECRET = 'whsec_dGVzdHNlY3JldHRlc3Q='

function nested(body: string): Record<string, string> & { metadata: Record<string, string> } {
  const metadata: Record<string, string> = {}
  const fields: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
    if (key) metadata[key] = value
    else fields[name] = value
  }
  return Object.assign(fields, { metadata }) as Record<string, string> & { metadata: Record<string, string> }
}

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

interface Answer {
  status: number
  body: unknown
}

const missing = (id: string): Answer => ({
  status: 404,
  body: {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such payment_intent: '${id}'`,
    },
  },
})

/** A server that behaves as Stripe documents: PaymentIntents, refunds, idempotency keys, errors and signed webhooks. */
export async function startStripe(): Promise<StripeServer> {
  const intents = new Map<string, Intent>()
  const refunds: Refund[] = []
  const writes = { charges: 0, refunds: 0 }
  const answered = new Map<string, Answer>()
  let count = 0

  const create = (fields: ReturnType<typeof nested>): Answer => {
    const id = `pi_${randomUUID().replaceAll('-', '')}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(fields.amount),
      currency: fields.currency ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_x`,
      created: Math.floor(Date.now() / 1000),
      metadata: fields.metadata,
      last_payment_error: null,
      latest_charge: null,
    }
    intents.set(id, intent)
    return { status: 200, body: intent }
  }

  const refund = (fields: ReturnType<typeof nested>): Answer => {
    const intent = intents.get(fields.payment_intent ?? '')
    if (!intent?.latest_charge) return missing(fields.payment_intent ?? '')
    const amount = Number(fields.amount)
    if (intent.latest_charge.amount_refunded + amount > intent.amount) {
      return {
        status: 400,
        body: {
          error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Too much.' },
        },
      }
    }
    intent.latest_charge.amount_refunded += amount
    writes.refunds += 1
    const made: Refund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: fields.metadata,
    }
    refunds.push(made)
    return { status: 200, body: made }
  }

  const cancel = (id: string): Answer => {
    const intent = intents.get(id)
    if (!intent) return missing(id)
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'No.' }
      return { status: 400, body: { error } }
    }
    intent.status = 'canceled'
    return { status: 200, body: intent }
  }

  const list = (data: unknown[]): Answer => ({ status: 200, body: { object: 'list', has_more: false, data } })

  const respond = (method: string, url: URL, body: string): Answer => {
    const [, , resource = '', id = '', action = ''] = url.pathname.split('/')
    if (resource === 'payment_intents') {
      if (method === 'POST' && id === '') return create(nested(body))
      if (method === 'POST' && action === 'cancel') return cancel(id)
      if (id === '') return list([...intents.values()].toReversed())
      const intent = intents.get(id)
      return intent ? { status: 200, body: intent } : missing(id)
    }
    if (method === 'POST') return refund(nested(body))
    return list(
      refunds.filter(({ payment_intent }) => payment_intent === url.searchParams.get('payment_intent')),
    )
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request)
    if (server.mood === 'deaf') {
      count += 1
      return
    }
    if (server.mood === 'down') return request.socket.destroy()
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return send(response, {
        status: 401,
        body: { error: { type: 'invalid_request_error', message: 'Bad key' } },
      })
    if (server.mood === 'failing')
      return send(response, { status: 500, body: { error: { type: 'api_error', message: 'Sorry' } } })
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? answered.get(key) : undefined
    const answer = known ?? respond(request.method ?? '', new URL(request.url ?? '', 'http://stripe'), body)
    if (typeof key === 'string') answered.set(key, answer)
    count += 1
    if (server.mood === 'hanging') return
    if (server.mood === 'lost') return request.socket.destroy()
    if (server.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 300))
    send(response, answer)
  }

  const event: StripeServer['event'] = (
    type,
    object,
    { secret = WEBHOOK_SECRET, id = `evt_${randomUUID()}`, at = Date.now() } = {},
  ) => {
    const body = JSON.stringify({
      id,
      object: 'event',
      type,
      api_version: '2026-01-01',
      created: Math.floor(at / 1000),
      data: { object },
    })
    const time = Math.floor(at / 1000)
    const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body, signature: `t=${time},v1=${hash}` }
  }

  const confirm: StripeServer['confirm'] = (id, outcome = 'succeeded') => {
    const intent = intents.get(id)
    if (!intent) throw new Error('no such payment')
    if (intent.status !== 'canceled' && intent.status !== 'succeeded') {
      intent.status = outcome === 'refused' ? 'requires_payment_method' : outcome
      intent.last_payment_error = outcome === 'refused' ? { message: 'Your card was declined.' } : null
      if (outcome === 'succeeded') {
        intent.latest_charge = { id: `ch_${id}`, object: 'charge', amount_refunded: 0 }
        writes.charges += 1
      }
    }
    const type = outcome === 'refused' ? 'payment_failed' : outcome
    return event(`payment_intent.${type}`, structuredClone(intent))
  }

  const upstream = await startUpstream((request, response) => void handle(request, response))
  const seen = () => count
  const server: StripeServer = { ...upstream, mood: 'well', seen, intents, refunds, writes, confirm, event }
  return server
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
  response.end(JSON.stringify(body))
}
