import type { LocationView } from '@/domain/locations/location-view'
import { isSafeHref } from '@/domain/url/link'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { Icon } from '@/ui/primitives/Icon'
import { Photo } from '@/ui/primitives/pictures/Photo'
import { LocationFacts } from './LocationFacts'

interface Props {
  location: LocationView
  /** Null if the website has no contact page. */
  contactHref: string | null
}

/** The head of a location's page: its name, rating, address, phone and what to do next (LOC-04). */
export function LocationBanner({ location, contactHref }: Props) {
  const { name, kind, picture, directions, bookService } = location
  return (
    <section className="ground-hero">
      <div className="container-page grid grid-cols-1 items-center gap-8 py-8 sm:py-10 lg:grid-cols-[5fr_4fr]">
        <div className="grid gap-4">
          <p className="text-sm font-semibold text-ink-3">{kind}</p>
          <h1 className="text-3xl sm:text-4xl">{name}</h1>
          <LocationFacts location={location} />
          <div className="flex flex-wrap gap-3 pt-2">
            {bookService && isSafeHref(bookService) && (
              <ButtonLink link={{ label: 'Book a service', href: bookService }} icon="wrench" />
            )}
            <a
              href={directions}
              rel="noreferrer"
              target="_blank"
              className={buttonClass(bookService ? 'secondary' : 'primary')}
            >
              <Icon name="navigation" />
              Get Directions
              <span className="sr-only"> (opens a map)</span>
            </a>
            {contactHref && (
              <ButtonLink
                link={{ label: 'Send a message', href: contactHref }}
                look="secondary"
                icon="message"
              />
            )}
          </div>
        </div>
        {picture && (
          <Photo
            picture={picture}
            crop="3:2"
            prioritised
            sizes="(min-width: 64rem) 36rem, 100vw"
            className="aspect-3/2 w-full rounded-card object-cover"
          />
        )}
      </div>
    </section>
  )
}
