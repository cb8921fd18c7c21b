import { ownValue } from '@/domain/records/own-value'
import { checkoutForm } from '@/domain/reservations/checkout-form'
import { ErrorSummary } from '@/ui/forms/ErrorSummary'
import { FormField } from '@/ui/forms/fields/FormField'
import { fieldId } from '@/ui/forms/form-values'
import { PaymentMark, paymentBrands } from '@/ui/marks/PaymentMark'
import { Button } from '@/ui/primitives/buttons/Button'
import type { CheckoutStart } from './checkout-page'

const ID = 'checkout'

/** The first step of a reservation: the vehicle, the deposit and the shopper. A plain form (CHK-01…04, CHK-08). */
export function StartView({ vehicle, deposit, terms, requestKey, returned }: CheckoutStart) {
  const problems = returned?.problems ?? []
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">Reserve Online</h1>
      <p className="text-lg">
        <a href={vehicle.path} className="font-semibold text-link underline">
          {vehicle.name}
        </a>
        {vehicle.price && `, ${vehicle.price}`}
      </p>
      <p className="text-ink-2">{terms}</p>
      <form method="post" action="/api/checkout" className="@container flex flex-col gap-6">
        <input type="hidden" name="car_id" value={vehicle.id} />
        <input type="hidden" name="key" value={requestKey} />
        {problems.length > 0 && <ErrorSummary id={ID} problems={problems} />}
        <div className="grid grid-cols-1 gap-5 @min-[32rem]:grid-cols-2">
          {checkoutForm.steps[0]?.fields.map((field) => (
            <div key={field.name} className={field.half ? '' : '@min-[32rem]:col-span-2'}>
              <FormField
                field={field}
                id={fieldId(ID, field.name)}
                error={problems.find((problem) => problem.field === field.name)?.message}
                registered={{ name: field.name }}
                value={ownValue(returned?.values ?? {}, field.name)}
              />
            </div>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-xl font-semibold">Refundable deposit: {deposit}</p>
          <Button type="submit" size="large">
            {checkoutForm.submitLabel}
          </Button>
        </div>
      </form>
      <div className="flex flex-wrap gap-2">
        {paymentBrands.map((brand) => (
          <PaymentMark key={brand} brand={brand} />
        ))}
      </div>
    </div>
  )
}
