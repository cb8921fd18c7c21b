import { checkoutForm } from '@/domain/reservations/checkout-form'
import { PaymentMark, paymentBrands } from '@/ui/marks/PaymentMark'
import type { CheckoutStart } from './checkout-page'
import StepForm from './step-form.island'
import { VehicleLine } from './VehicleLine'

/** The first step of a reservation: the vehicle, the deposit and the shopper (CHK-01…04, CHK-08). */
export function StartView({ vehicle, deposit, terms, requestKey, returned }: CheckoutStart) {
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Reserve Online</h1>
      <VehicleLine vehicle={vehicle} />
      <p className="text-ink-2">{terms}</p>
      <StepForm
        id="checkout"
        form={checkoutForm}
        action="/api/checkout"
        sent={{ car_id: vehicle.id, key: requestKey }}
        aside={`Refundable deposit: ${deposit}`}
        returned={returned}
      />
      <div className="flex flex-wrap gap-2">
        {paymentBrands.map((brand) => (
          <PaymentMark key={brand} brand={brand} />
        ))}
      </div>
    </div>
  )
}
