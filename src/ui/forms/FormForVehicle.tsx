import type { FormVehicle } from '@/domain/leads/built-in/form-site'
import type { LeadForm as Form } from '@/domain/leads/form/lead-form'
import { useFetched } from '@/ui/query/use-fetched'
import { LeadForm } from './LeadForm'
import type { LeadFormProps } from './lead-form-props'

interface FilledForm {
  readonly form: Form
  readonly vehicle: FormVehicle | null
}

type Props = LeadFormProps & { readonly car: string }

/** A form that names the vehicle it is about, and opens with its figures. */
export default function FormForVehicle({ car, ...props }: Props) {
  const query = new URLSearchParams({ car_id: car })
  const { data } = useFetched<FilledForm>(`/api/forms/${encodeURIComponent(props.form.key)}?${query}`)
  if (!data?.vehicle) return <LeadForm {...props} />
  const { form, vehicle } = data
  // An editor's button stays, unless the vehicle makes it another form: a caravan is inspected.
  const { submitLabel } = form.name === props.form.name ? props.form : form
  return (
    <>
      <p className="mb-4 text-ink-2">
        About the{' '}
        <a href={vehicle.path} className="font-semibold text-link underline">
          {vehicle.name}
        </a>
      </p>
      <LeadForm key={vehicle.id} {...props} form={{ ...form, submitLabel }} vehicle={vehicle} />
    </>
  )
}
