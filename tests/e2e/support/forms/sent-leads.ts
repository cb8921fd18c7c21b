import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '../open-database'

export const PERSON = { first: 'Robin', phone: '0412 345 678', postcode: '4870' } as const

/** A shopper of one test: the last name and the email address are nobody else's. */
export interface Shopper {
  readonly mark: string
  readonly email: string
}

export function newShopper(): Shopper {
  const mark = `Sent${randomUUID().slice(0, 8)}`
  return { mark, email: `${mark.toLowerCase()}@example.com` }
}

/** All tests send from one network. Its count of forms, which limits and scores them, starts again. */
export async function forgetSentForms(): Promise<void> {
  const client = await openDatabase()
  try {
    await client.query("DELETE FROM limits.tries WHERE key LIKE 'lead:%'")
  } finally {
    await client.end()
  }
}

export interface StoredLead {
  readonly id: number
  readonly form: string
  readonly category: string
  readonly subcategory: string | null
  readonly vehicle: number | null
  readonly phone: string
  readonly spam: boolean
  readonly extra: Readonly<Record<string, unknown>>
  readonly files: readonly unknown[]
  readonly deliveries: number
  /** The page it was sent from. */
  readonly url: string
}

/** The leads of a website that a shopper sent, with the number of their deliveries. */
export async function leadsOf(slug: string, { email }: Shopper): Promise<readonly StoredLead[]> {
  const client = await openDatabase()
  try {
    const { rows } = await client.query<StoredLead>(
      `SELECT l.id, l.form_key AS form, l.category, l.subcategory, l.vehicle_id AS vehicle, l.phone,
              l.is_spam AS spam, l.answers AS extra, coalesce(l.files, '[]') AS files,
              l.source->>'url' AS url,
              (SELECT count(*)::int FROM lead_deliveries d WHERE d.lead_id = l.id) AS deliveries
       FROM leads l JOIN tenants t ON t.id = l.tenant_id WHERE t.slug = $1 AND lower(l.email) = $2`,
      [slug, email],
    )
    return rows
  } finally {
    await client.end()
  }
}

/** The shopper's only lead. */
export async function leadOf(slug: string, shopper: Shopper): Promise<StoredLead> {
  const leads = await leadsOf(slug, shopper)
  expect(leads).toHaveLength(1)
  return leads[0] as StoredLead
}

/** Collects the events that the pages track from now on, also those of a page that is left at once. */
export async function collectEvents(page: Page): Promise<readonly number[]> {
  const events: number[] = []
  await page.exposeFunction('reportEvent', (event: number) => {
    events.push(event)
  })
  await page.addInitScript(() => {
    document.addEventListener('forecourt:track', (event) => {
      const { reportEvent } = window as unknown as { reportEvent: (event: number) => void }
      reportEvent((event as CustomEvent<{ event: number }>).detail.event)
    })
  })
  return events
}

/** The mails of a website in the outbox that name the shopper, by subject. */
export async function outboxOf(slug: string, { mark, email }: Shopper): Promise<readonly string[]> {
  const client = await openDatabase()
  try {
    const { rows } = await client.query<{ subject: string }>(
      `SELECT o.subject FROM outbox o JOIN tenants t ON t.id = o.tenant_id
       WHERE t.slug = $1 AND (o.text ILIKE '%' || $2 || '%' OR o."to" ILIKE $3)`,
      [slug, mark, email],
    )
    return rows.map(({ subject }) => subject)
  } finally {
    await client.end()
  }
}

/** Collects what the website's tracker puts into `window.dataLayer` from now on, across pages. */
export async function collectLayer(page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const pushed: Record<string, unknown>[] = []
  await page.exposeFunction('reportPush', (event: Record<string, unknown>) => {
    pushed.push(event)
  })
  await page.addInitScript(() => {
    const { reportPush } = window as unknown as { reportPush: (event: unknown) => void }
    const layer: unknown[] = []
    layer.push = (...events) => {
      for (const event of events) reportPush(event)
      return Array.prototype.push.apply(layer, events)
    }
    Object.assign(window, { dataLayer: layer })
  })
  return pushed
}
