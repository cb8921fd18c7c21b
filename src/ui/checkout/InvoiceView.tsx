import { invoiceForm } from '@/domain/payments/invoice-form'
import { PaymentMark, paymentBrands } from '@/ui/marks/PaymentMark'
import { Notice } from '@/ui/primitives/Notice'
import StepForm, { type StepFormProps } from './step-form.island'

interface Props {
  isOpen: boolean
  /** Makes the form sent twice one payment. */
  requestKey: string
  returned: StepFormProps['returned']
}

/** `/online-payment`: the invoice that a shopper pays. */
export function InvoiceView({ isOpen, requestKey, returned }: Props) {
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Online payment</h1>
      {isOpen ? (
        <StepForm
          id="invoice"
          form={invoiceForm}
          action="/api/online-payment"
          sent={{ key: requestKey }}
          aside={null}
          returned={returned}
        />
      ) : (
        <Notice live="status">Invoices cannot be paid online yet. Contact us.</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {paymentBrands.map((brand) => (
          <PaymentMark key={brand} brand={brand} />
        ))}
      </div>
    </div>
  )
}
