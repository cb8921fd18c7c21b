import { z } from 'zod'
import { checkInvoice, invoiceForm, ONLINE_PAYMENT } from '@/domain/payments/invoice-form'
import { ownValue } from '@/domain/records/own-value'
import { isGateOn } from '@/domain/shoppers/gates'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { paymentProviderOf } from '../../payments/provider-of'
import { getShopper } from '../../shoppers/get-shopper'
import { keepDraft, receiveForm, redirectTo, refuse } from '../form-answers'
import { checkoutAddress } from '../token'
import { startInvoice } from './start-invoice'

const sent = z.object({ key: z.string().regex(/^[\w-]{8,64}$/, 'The form has no key. Reload the page.') })

/** Answers `POST /api/online-payment`: a redirect to the payment of an invoice, or back to the form with its problems. */
export async function answerInvoice(ctx: TenantContext, request: Request): Promise<Response> {
  const received = await receiveForm(ctx, request)
  if (received instanceof Response) return received
  const fields = Object.fromEntries(received)
  const parsed = sent.safeParse(fields)
  if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? 'Reload the page.')
  const provider = await paymentProviderOf(database(), ctx.groupId)
  if (!provider) return redirectTo(ONLINE_PAYMENT)
  const { answers, problems, amountCents } = checkInvoice(fields)
  const again = `${ONLINE_PAYMENT}?again=1`
  if (isGateOn('online-payment', ctx.settings) && !(await getShopper(ctx, request.headers))) {
    const place = signInPath({ type: 'online-payment', redirect: again })
    return redirectTo(
      place,
      await keepDraft(ctx, request, invoiceForm, { fields, problems: [] }, ONLINE_PAYMENT),
    )
  }
  if (problems.length > 0 || amountCents === null)
    return redirectTo(again, await keepDraft(ctx, request, invoiceForm, { fields, problems }, ONLINE_PAYMENT))
  const text = (name: string) => String(ownValue(answers, name) ?? '')
  const token = await startInvoice(database(), ctx, {
    provider: provider.name,
    amountCents,
    invoiceNumber: text('invoice_number'),
    name: text('name'),
    email: text('email'),
    requestKey: parsed.data.key,
  })
  return redirectTo(checkoutAddress(token))
}
