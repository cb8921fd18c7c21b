import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Notice } from '@/ui/primitives/Notice'
import { FactList } from '@/ui/primitives/text/FactList'
import type { CheckoutStep } from './checkout-page'
import { SandboxConfirmation, SandboxPayment } from './SandboxPayment'
import StripePayment from './stripe-payment.island'

const headings: Readonly<Record<CheckoutStep['state'], string>> = {
  pay: 'Pay the deposit',
  confirm: 'Confirm the payment',
  waiting: 'Your payment is being processed',
  reserved: 'Your vehicle is reserved',
  ended: 'This reservation has ended',
  returned: 'Your deposit is returned',
  unavailable: 'Payment is not available at the moment',
}

const invoiceHeadings: Readonly<Record<CheckoutStep['state'], string>> = {
  ...headings,
  pay: 'Pay your invoice',
  reserved: 'Your payment was received',
  ended: 'This payment has ended',
  returned: 'Your payment is returned',
}

/** Seconds until a page that waits for the provider loads again. */
const AGAIN = 5

/** A reservation's own page, from its payment to its end. It needs no JavaScript but for Stripe's form. */
export function StepView(step: CheckoutStep) {
  const { state, vehicle, token, amount } = step
  const problem = problemOf(step)
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 sm:py-12">
      {state === 'waiting' && <meta httpEquiv="refresh" content={String(AGAIN)} />}
      <h1 className="text-3xl sm:text-4xl">{(vehicle ? headings : invoiceHeadings)[state]}</h1>
      {problem && (
        <Notice look="caution" live="alert">
          {problem}
        </Notice>
      )}
      {step.isVehicleGone && state === 'reserved' && (
        <Notice look="caution">This vehicle is marked as sold or is no longer listed. Contact us.</Notice>
      )}
      <Facts {...step} />
      {state === 'pay' && step.isSandbox && <SandboxPayment token={token} amount={amount} />}
      {state === 'pay' && step.stripe && <StripePayment {...step.stripe} amount={amount} />}
      {state === 'confirm' && step.isSandbox && <SandboxConfirmation token={token} />}
      {state === 'confirm' && step.stripe && <StripePayment {...step.stripe} amount={amount} />}
      {state === 'unavailable' && <p>Nothing was charged. Reload this page in a minute, or call us.</p>}
      {step.canRefund && (
        <form method="post" action={`/api/checkout/${token}/refund`}>
          <Button type="submit" look="secondary">
            Cancel and refund my deposit
          </Button>
        </form>
      )}
      {vehicle && <ButtonLink link={{ label: `See the ${vehicle.name}`, href: vehicle.path }} look="quiet" />}
    </div>
  )
}

const FAILED = 'That did not work. Please try again, or call us.'

/** What went wrong with the last form, while the shopper can still send it again. */
function problemOf({ state, failed, failure, canRefund }: CheckoutStep): string | null {
  const isPaying = state === 'pay' || state === 'confirm'
  if (failed && (failed === 'refund' ? canRefund : isPaying)) return FAILED
  return state === 'pay' ? failure : null
}

function Facts({ vehicle, invoiceNumber, amount, refunded, endsAt, reference, state }: CheckoutStep) {
  const facts = [
    ['Vehicle', vehicle?.name],
    ['Invoice', invoiceNumber],
    [vehicle ? 'Deposit' : 'Amount', amount],
    ['Returned', refunded],
    [state === 'reserved' ? 'Reserved until' : 'Held until', endsAt],
    ['Reference', reference],
  ] as const
  return <FactList facts={facts} />
}
