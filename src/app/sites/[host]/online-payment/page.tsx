import { cookies, headers } from 'next/headers'
import { invoiceForm, ONLINE_PAYMENT } from '@/domain/payments/invoice-form'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { CHECKOUT_DRAFT } from '@/server/checkout/form-answers'
import { newRequestKey } from '@/server/checkout/view-start'
import { readDraft } from '@/server/leads/drafts'
import { takesPayments } from '@/server/payments/takes-payments'
import { gatePage } from '@/server/shoppers/gate-page'
import { openSite } from '@/server/tenants/open-site'
import { InvoiceView } from '@/ui/checkout/InvoiceView'
import { MissingPage } from '../missing-page'
import { unlistedMetadata } from '../unlisted-metadata'
import { withUnavailablePage } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = unlistedMetadata('Online payment')

/** Pays an invoice (ROUTE-30). */
async function OnlinePaymentPage({ params, searchParams }: Props) {
  const { host } = await params
  const query = pageParameters(await searchParams)
  const address = query.has('again') ? `${ONLINE_PAYMENT}?again=1` : ONLINE_PAYMENT
  const ctx = await openSite(host, address)
  if (!ctx?.settings['checkout.onlinePayment']) return <MissingPage host={host} />
  const shopper = await gatePage(ctx, 'online-payment', { headers: await headers(), address })
  const token = query.has('again') ? (await cookies()).get(CHECKOUT_DRAFT)?.value : undefined
  const draft = token ? await readDraft(ctx, invoiceForm.key, token) : null
  return (
    <InvoiceView
      isOpen={await takesPayments(ctx)}
      requestKey={newRequestKey()}
      returned={draft ?? (shopper && { values: { email: shopper.email }, problems: [] })}
    />
  )
}

export default withUnavailablePage(OnlinePaymentPage, () => ONLINE_PAYMENT)
