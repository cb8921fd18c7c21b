'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { island } from '@/ui/island/island'
import { LeadForm } from './LeadForm'
import type { LeadFormProps } from './lead-form-props'

/** Only addresses with a vehicle load it. */
const FormForVehicle = lazy(() => import('./FormForVehicle'))

const never = () => () => {}
const carOfAddress = () => new URLSearchParams(location.search).get('car_id') ?? ''

/**
 * A page's form, filled for the vehicle of the address: `/finance?car_id=…#finance-form` (ROUTE-20, ROUTE-24). The cached page
 * is the same for every address, so the browser requests the filled form.
 */
function AddressedLeadForm(props: LeadFormProps) {
  const car = useSyncExternalStore(never, carOfAddress, () => '')
  const plain = <LeadForm {...props} />
  if (car === '') return plain
  return (
    <Suspense fallback={plain}>
      <FormForVehicle {...props} car={car} />
    </Suspense>
  )
}

export default island('addressed-lead-form', 'visible', AddressedLeadForm)
