import type { Announcement as Said } from '@/domain/stock/announcement'
import { dismissAnnouncement } from '@/ui/enhance/dismiss-announcement'
import { PageScript } from '@/ui/enhance/PageScript'
import { Icon } from '@/ui/primitives/Icon'

/**
 * Says that the vehicle stands elsewhere, with the way there; stays away for the session once dismissed (VDP-18). It is often
 * drawn before the rest of the page has come: its words keep room for the button and are not centred, so nothing moves.
 */
export function Announcement({ said }: { said: Said }) {
  return (
    <div className="vehicle-announcement">
      <div className="container-page">
        <div className="relative pe-15">
          <p className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="inline-flex min-h-8 items-center gap-2 font-semibold">
              <Icon name="map-pin" />
              {said.text}
            </span>
            <a
              href={said.directionsHref}
              rel="noreferrer"
              target="_blank"
              className="inline-flex min-h-11 items-center underline"
            >
              Get Directions
              <span className="sr-only"> (opens a map)</span>
            </a>
          </p>
          <button
            type="button"
            className="announcement-close absolute inset-y-0 end-0 my-auto"
            aria-label="Dismiss this notice"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <PageScript run={dismissAnnouncement} settings={{ text: said.text }} />
    </div>
  )
}
