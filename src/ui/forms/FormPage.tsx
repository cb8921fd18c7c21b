import { formPages } from '@/domain/leads/form/form-pages'
import LeadForm from './lead-form.island'
import type { LeadFormProps } from './lead-form-props'

interface Props extends Pick<LeadFormProps, 'form' | 'vehicle' | 'slots' | 'returned'> {
  /** The page that the form was on before. Null if it was on none. */
  before: { readonly pageId: string | null; readonly url: string | null } | null
}

/** A form on a page of its own. */
export function FormPage({ form, vehicle, slots, returned, before }: Props) {
  return (
    <div className="container-page py-8 sm:py-12">
      <div className="grid max-w-3xl gap-6">
        <h1 className="text-3xl sm:text-4xl">{form.name}</h1>
        {vehicle && (
          <p className="text-ink-2">
            About the{' '}
            <a
              href={`/cars/${encodeURIComponent(vehicle.slug)}`}
              className="font-semibold text-link underline"
            >
              {vehicle.name}
            </a>
          </p>
        )}
        <LeadForm
          id="form"
          form={form}
          vehicle={vehicle}
          pageId={before?.pageId ?? formPages.form}
          pageUrl={before?.url}
          headings="h2"
          slots={slots}
          returned={returned}
        />
      </div>
    </div>
  )
}
