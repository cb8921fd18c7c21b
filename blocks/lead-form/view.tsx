import type { LoadedForm } from '@/domain/leads/built-in/contact-place'
import { phoneHref } from '@/domain/url/link'
import type { LeadFormBlock } from '@/payload-types'
import LeadForm from '@/ui/forms/addressed-lead-form.island'
import { HoursTable } from '@/ui/locations/HoursTable'
import { Icon } from '@/ui/primitives/Icon'

interface Props {
  block: Pick<LeadFormBlock, 'heading' | 'text'>
  loaded: LoadedForm | null
  /** Prefix of the element ids, unique on the page. */
  id: string
  pageId: number
  /** Whether the page's "Get Finance" links point at it. */
  isFinanceForm: boolean
}

export function LeadFormView({ block, loaded, id, pageId, isFinanceForm }: Props) {
  if (!loaded) return null
  const { form, places } = loaded
  return (
    <section id={isFinanceForm ? 'finance-form' : undefined} className="container-page py-6 sm:py-10">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="max-w-3xl">
          {block.heading && <h2 className="text-2xl">{block.heading}</h2>}
          {block.text && <p className="mt-2 text-ink-2">{block.text}</p>}
          <div className="mt-5">
            <LeadForm
              id={id}
              form={form}
              vehicle={null}
              pageId={pageId}
              headings={block.heading ? 'h3' : 'h2'}
            />
          </div>
        </div>
        {places.length > 0 && <Places places={places} Heading={block.heading ? 'h3' : 'h2'} />}
      </div>
    </section>
  )
}

function Places({ places, Heading }: Pick<LoadedForm, 'places'> & { Heading: 'h2' | 'h3' }) {
  return (
    <section aria-label="Our locations" className="flex flex-col gap-6 lg:border-l lg:border-line lg:pl-8">
      {places.map(({ name, phone, street, city, hours }) => (
        <div key={name} className="flex flex-col gap-2">
          <Heading className="text-base">{name}</Heading>
          {(street || city) && <p className="text-ink-2">{[street, city].filter(Boolean).join(', ')}</p>}
          {phone && (
            <a
              href={phoneHref(phone)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline"
            >
              <Icon name="phone" />
              <span className="tabular">{phone}</span>
            </a>
          )}
          <HoursTable hours={hours} name={name} />
        </div>
      ))}
    </section>
  )
}
