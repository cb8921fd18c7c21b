'use client'

import { formatDollars } from '@/domain/money/money'
import { island } from '@/ui/island/island'
import { Queries } from '@/ui/query/Queries'
import { LoanForm, type LoanFormProps } from './LoanForm'
import { useAddressedVehicle } from './use-addressed-vehicle'

/**
 * The calculator of a finance page with the vehicle that the shopper came from: `/finance?car_id=…`
 * (ROUTE-24). The cached page is the same for every URL, so the browser requests the vehicle.
 */
function AddressedLoanForm(props: LoanFormProps) {
  return (
    <Queries>
      <FormForVehicle {...props} />
    </Queries>
  )
}

function FormForVehicle(props: LoanFormProps) {
  const { vehicle, isFailed, retry } = useAddressedVehicle()
  const amount = formatDollars(props.terms.amount.value)
  return (
    <>
      <p className="finance-vehicle mt-3 min-h-7 leading-7 text-ink-2" aria-live="polite">
        {vehicle ? (
          <>
            For the{' '}
            <a href={vehicle.path} className="font-semibold text-link underline">
              {vehicle.name}
            </a>
            {vehicle.price !== null && `, ${formatDollars(vehicle.price)}`}
          </>
        ) : isFailed ? (
          <>
            We could not load your vehicle’s price.{' '}
            <button type="button" className="text-link underline" onClick={retry}>
              Try again
            </button>
          </>
        ) : (
          `An example for ${amount}: change any figure.`
        )}
      </p>
      <LoanForm
        key={vehicle?.path}
        {...props}
        {...(vehicle && { terms: vehicle.terms, example: vehicle.example })}
      />
    </>
  )
}

export default island('addressed-loan-form', 'idle', AddressedLoanForm)
