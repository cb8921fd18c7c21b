import type { LocationView } from '@/domain/locations/location-view'
import { phoneHref } from '@/domain/url/link'
import { Icon } from '@/ui/primitives/Icon'
import { StarRating } from '@/ui/primitives/pictures/StarRating'

interface Props {
  location: Pick<LocationView, 'address' | 'phone' | 'open' | 'rating'>
}

/** Rating, address, phone and whether it is open now. */
export function LocationFacts({ location: { address, phone, open, rating } }: Props) {
  return (
    <div className="grid justify-items-start gap-1.5">
      {rating && <StarRating rating={rating.average} reviews={rating.count} />}
      {address && (
        <p className="flex items-start gap-2 text-ink-2">
          <Icon name="map-pin" className="mt-0.5 size-5 shrink-0" />
          {address}
        </p>
      )}
      {phone && (
        <a href={phoneHref(phone)} className="worded-link tabular inline-flex min-h-11 items-center gap-2">
          <Icon name="phone" className="size-5" />
          {phone}
        </a>
      )}
      {open && (
        <p
          className={`flex items-center gap-2 text-sm font-semibold ${open.isOpen ? 'text-ink-1' : 'text-ink-3'}`}
        >
          <Icon name="clock" className="size-5" />
          {open.text}
        </p>
      )}
    </div>
  )
}
