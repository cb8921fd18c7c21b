'use client'

import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { FormVehicle } from '@/domain/leads/built-in/form-site'
import type { LeadForm as Form } from '@/domain/leads/form/lead-form'
import { island } from '@/ui/island/island'
import { fetchJson } from '@/ui/query/fetch-json'
import { Queries } from '@/ui/query/Queries'
import { LeadForm } from './LeadForm'
import type { LeadFormProps } from './lead-form-props'

interface FilledForm {
  readonly form: Form
  readonly vehicle: FormVehicle | null
}

const never = () => () => {}
const carOfAddress = () => new URLSearchParams(location.search).get('car_id') ?? ''

/**
 * A page's form, filled for the vehicle of the address: `/finance?car_id=…#finance-form` (ROUTE-20, ROUTE-24). The cached page
 * is the same for every address, so the browser requests the filled form.
 */
function AddressedLeadForm(props: LeadFormProps) {
  return (
    <Queries>
      <FormForVehicle {...props} />
    </Queries>
  )
}

function FormForVehicle(props: LeadFormProps) {
  const car = useSyncExternalStore(never, carOfAddress, () => '')
  const { key } = props.form
  const { data } = useQuery({
    queryKey: ['form', key, car],
    queryFn: ({ signal }) =>
      fetchJson<FilledForm>(`/api/forms/${encodeURIComponent(key)}?${new URLSearchParams({ car_id: car })}`, {
        signal,
      }),
    enabled: car !== '',
  })
  if (!data?.vehicle) return <LeadForm {...props} />
  const { form, vehicle } = data
  return (
    <>
      <p className="mb-4 text-ink-2">
        About the{' '}
        <a href={`/cars/${encodeURIComponent(vehicle.slug)}`} className="font-semibold text-link underline">
          {vehicle.name}
        </a>
      </p>
      <LeadForm
        key={vehicle.id}
        {...props}
        form={{ ...form, submitLabel: props.form.submitLabel }}
        vehicle={vehicle}
      />
    </>
  )
}

export default island('addressed-lead-form', 'visible', AddressedLeadForm)
