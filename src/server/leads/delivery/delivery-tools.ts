import type { Pool } from 'pg'
import { env } from '@/env'
import { openMailServer } from '../../mail/mail-server'
import type { MailTools } from '../../mail/send-queued-mail'
import { HostGate } from '../../upstream/host-gate'
import type { FetchLimits } from '../../upstream/open-address'

/** What the deliveries of leads and mails share in one worker. */
export interface DeliveryTools extends MailTools {
  readonly webhookLimits: FetchLimits
}

const WEBHOOK_MS = 10_000

const WEBHOOK_BYTES = 2048

export function createDeliveryTools(pool: Pool): DeliveryTools {
  const webhookLimits = {
    allowPrivate: env().FEED_ALLOW_PRIVATE,
    idleMs: WEBHOOK_MS,
    totalMs: WEBHOOK_MS,
    maxBytes: WEBHOOK_BYTES,
  }
  return { pool, mailServer: openMailServer(), gate: new HostGate(), webhookLimits }
}
