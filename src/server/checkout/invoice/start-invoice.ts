import type { Pool } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { inTransaction } from '../../clients/in-transaction'
import { insertPayment, type NewPayment } from '../../payments/record-payment'
import { findEarlier, newPublicId } from '../start-checkout'
import { checkoutToken } from '../token'

type InvoicePayment = Pick<NewPayment, 'provider' | 'amountCents' | 'name' | 'email' | 'requestKey'> & {
  readonly invoiceNumber: string
}

/** Stores the payment of an invoice before the provider hears of it. The same form sent twice is one payment. */
export async function startInvoice(
  pool: Pool,
  ctx: Pick<TenantContext, 'id'>,
  invoice: InvoicePayment,
): Promise<string> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [invoice.requestKey, ctx.id])
    const earlier = await findEarlier(client, ctx, invoice.requestKey)
    if (earlier) return checkoutToken(earlier)
    const { publicId } = await insertPayment(client, {
      ...invoice,
      tenantId: ctx.id,
      purpose: 'invoice',
      reservationId: null,
      publicId: newPublicId(),
    })
    return checkoutToken(publicId)
  })
}
