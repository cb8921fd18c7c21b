import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SentLead {
  /** Null if the shopper never read "received". */
  readonly leadId: string | null
  /** Of the request that was answered, in milliseconds. */
  readonly milliseconds: number
  readonly tries: number
}

export interface Target {
  readonly port: number
  readonly host: string
}

const MAX_TRIES = 30

const agent = new Agent({ keepAlive: true, maxSockets: 400 })

/** Every shopper has an address of their own: the website limits how many forms one network sends. */
const addressOf = (nth: number) =>
  `${20 + (nth % 80)}.${(nth >> 6) % 250}.${(nth >> 3) % 250}.${1 + (nth % 250)}`

function bodyOf(nth: number, key: string, openedAt: number): string {
  return JSON.stringify({
    form: 'contact',
    key,
    isLastStep: true,
    userData: {
      category: 'General Enquiry',
      subcategory: null,
      fields: {
        name: 'Sam',
        last_name: `Shopper ${nth}`,
        email: `shopper${nth}@example.com`,
        phone: '0491 570 156',
        postcode: '4350',
        message: `Is number ${nth} still for sale?`,
        category: 'General Enquiry',
      },
      url: '/contact',
      source: 'Website',
      user_agent: 'bench',
      car_id: null,
      car_dealership_id: null,
      lead_attributes: { visited_pages: ['/', '/contact'], linked_query_params: {} },
    },
    page_id: null,
    opened_at: openedAt,
    turnstile: null,
  })
}

interface Reply {
  readonly status: number
  readonly text: string
}

function post({ port, host }: Target, nth: number, body: string): Promise<Reply> {
  const headers = {
    host: `${host}:${port}`,
    origin: `http://${host}:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': addressOf(nth),
  }
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/api/enquiries',
      method: 'POST',
      agent,
      headers,
      timeout: 30_000,
    }
    const outgoing = request(options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Sends one lead as the form does: again with the same key after a failure. Throws for an answer that no retry mends. */
export async function sendLead(target: Target, nth: number): Promise<SentLead> {
  const body = bodyOf(nth, randomUUID(), Date.now() - 20_000)
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const started = performance.now()
    const reply = await post(target, nth, body).catch(() => null)
    const milliseconds = performance.now() - started
    if (reply?.status === 201) return { leadId: JSON.parse(reply.text).lead_id, milliseconds, tries }
    if (reply && reply.status < 500)
      throw new Error(`The website answered ${reply.status}: ${reply.text.slice(0, 300)}`)
    await sleep(1000)
  }
  return { leadId: null, milliseconds: Number.NaN, tries: MAX_TRIES }
}

/** Sends `rate` leads a second, whether or not earlier ones were answered. */
export async function sendAtRate(
  target: Target,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<SentLead[]> {
  const sent: Promise<SentLead>[] = []
  const started = performance.now()
  for (let nth = 0; nth < rate * seconds; ) {
    const due = Math.floor(((performance.now() - started) / 1000) * rate)
    while (nth < Math.min(due + 1, rate * seconds)) sent.push(sendLead(target, nth++))
    await sleep(2)
  }
  return Promise.all(sent)
}
