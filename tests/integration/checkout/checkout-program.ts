import { z } from 'zod'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { askProvider, readCheckout } from '@/server/checkout/open-payment'
import { receiveWebhook } from '@/server/checkout/receive-webhook'
import { refundOwn } from '@/server/checkout/refund-own'
import { type CheckoutRequest, startCheckout } from '@/server/checkout/start-checkout'
import { database } from '@/server/clients/database'

/** One step of a checkout as the web server does it, in a process that a test can kill. */
const { step, given } = z
  .object({ step: z.string(), given: z.unknown() })
  .parse(JSON.parse(process.argv[2] ?? ''))

const site = { id: 1, groupId: 1 } as TenantContext
const now = new Date()

if (step === 'start') {
  await startCheckout(database(), site, given as CheckoutRequest, { provider: 'stripe', now })
} else if (step === 'open') {
  const payment = await readCheckout(database(), site, String(given))
  if (payment) await askProvider(database(), site.groupId, payment, { description: '', now })
} else if (step === 'webhook') {
  await receiveWebhook(database(), site.groupId, given as { body: string; signature: string }, now)
} else if (step === 'refund') {
  await refundOwn(site, String(given))
}
await database().end()
