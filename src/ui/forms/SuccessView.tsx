import { phoneHref } from '@/domain/url/link'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Icon } from '@/ui/primitives/Icon'

interface Props {
  received: string
  reply: string
  place: { readonly name: string; readonly phone: string | null } | null
}

/** What a shopper sees after sending a form (ROUTE-26). */
export function SuccessView({ received, reply, place }: Props) {
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 sm:py-12">
      <h1 className="flex items-center gap-3 text-3xl sm:text-4xl">
        <Icon name="check" className="size-8 shrink-0 text-positive" />
        Thank you
      </h1>
      <h2 className="text-xl">What happens next</h2>
      <ol className="grid list-decimal gap-3 ps-6">
        <li>{received}</li>
        <li>{reply}</li>
      </ol>
      {place?.phone && (
        <p>
          Can’t wait? Call {place.name} on{' '}
          <a
            href={phoneHref(place.phone)}
            className="tabular inline-block min-h-6 font-semibold text-link underline"
          >
            {place.phone}
          </a>
          .
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink link={{ label: 'See our vehicles', href: '/search' }} />
        <ButtonLink link={{ label: 'Back to the home page', href: '/' }} look="secondary" />
      </div>
    </div>
  )
}
