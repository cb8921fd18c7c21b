import { useQuery } from '@tanstack/react-query'
import type { FormVehicle } from '@/domain/leads/built-in/form-site'
import type { LeadForm as Form } from '@/domain/leads/form/lead-form'
import { fetchJson } from '@/ui/query/fetch-json'
import { Queries } from '@/ui/query/Queries'
import { LeadForm } from './LeadForm'
import type { LeadFormProps } from './lead-form-props'

interface FilledForm {
  readonly form: Form
  readonly vehicle: FormVehicle | null
}

type Props = LeadFormProps & { readonly car: string }

/** A form that names the vehicle it is about, and opens with its figures. */
export default function FormForVehicle(props: Props) {
  return (
    <Queries>
      <Filled {...props} />
    </Queries>
  )
}

function Filled({ car, ...props }: Props) {
  const { key } = props.form
  const { data } = useQuery({
    queryKey: ['form', key, car],
    queryFn: ({ signal }) =>
      fetchJson<FilledForm>(`/api/forms/${encodeURIComponent(key)}?${new URLSearchParams({ car_id: car })}`, {
        signal,
      }),
  })
  if (!data?.vehicle) return <LeadForm {...props} />
  const { form, vehicle } = data
  return (
    <>
      <p className="mb-4 text-ink-2">
        About the{' '}
        <a href={vehicle.path} className="font-semibold text-link underline">
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
