import type { Pool, PoolClient } from 'pg'
import { unsealText } from '../secrets/sealed-text'
import type { PaymentProvider } from './provider'
import { sandboxProvider } from './sandbox-provider'
import { stripeProvider } from './stripe-provider'

interface Row {
  provider: 'none' | 'stripe' | 'sandbox' | null
  publishable_key: string | null
  secret_key: string | null
  webhook_secret: string | null
}

const READ = `SELECT payments_provider AS provider, payments_publishable_key AS publishable_key,
  payments_secret_key AS secret_key, payments_webhook_secret AS webhook_secret FROM groups WHERE id = $1`

async function readKeys(db: Pool | PoolClient, groupId: number): Promise<Row | null> {
  const { rows } = await db.query<Row>(READ, [groupId])
  return rows[0] ?? null
}

/** How the group takes money now. Null if it takes none, or its keys are incomplete. */
export async function paymentProviderOf(pool: Pool, groupId: number): Promise<PaymentProvider | null> {
  const keys = await readKeys(pool, groupId)
  return keys?.provider && keys.provider !== 'none' ? providerNamed(pool, groupId, keys, keys.provider) : null
}

/** The provider that took a payment, also after the group has changed to another. */
export async function providerOfPayment(
  pool: Pool,
  groupId: number,
  name: PaymentProvider['name'],
): Promise<PaymentProvider | null> {
  const keys = await readKeys(pool, groupId)
  return keys && providerNamed(pool, groupId, keys, name)
}

function providerNamed(
  pool: Pool,
  groupId: number,
  keys: Row,
  name: PaymentProvider['name'],
): PaymentProvider | null {
  if (name === 'sandbox') return sandboxProvider(pool, groupId)
  const secret = keys.secret_key && unsealText(keys.secret_key, 'stripe secret key', groupId)
  return secret ? stripeProvider(secret) : null
}

export async function webhookSecretOf(pool: Pool, groupId: number): Promise<string | null> {
  const sealed = (await readKeys(pool, groupId))?.webhook_secret
  return sealed ? unsealText(sealed, 'stripe webhook secret', groupId) : null
}

/** The key that browsers need. Null unless the group uses Stripe. */
export async function publishableKeyOf(pool: Pool, groupId: number): Promise<string | null> {
  const keys = await readKeys(pool, groupId)
  return keys?.provider === 'stripe' ? keys.publishable_key : null
}
