'use client'

import { useState } from 'react'
import type { Announcement } from '@/domain/vehicle/sale/announcement'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { sessionFlag } from '@/ui/stores/session-flag'

/**
 * A notice. Dismissing it lasts for the session and for every vehicle with the same notice (VDP-18, decision
 * 64). On later pages it leaves its space empty: the server renders it, and the layout must not shift.
 */
function AnnouncementBar({ notice }: { notice: Announcement }) {
  const flag = sessionFlag(`announcement:${notice.text}`)
  const wasDismissed = flag.useValue()
  const [isDismissed, setIsDismissed] = useState(false)

  function dismiss(): void {
    setIsDismissed(true)
    flag.write(true)
  }

  if (isDismissed) return null
  return (
    // Often painted before the rest of the page has arrived, so the text reserves space for the button and is
    // not centred.
    <div className="container-page" data-dismissed={wasDismissed ? '' : undefined}>
      <div className="relative pe-15">
        <p className="flex flex-wrap items-center gap-x-4 py-1">
          <span className="inline-flex min-h-8 items-center gap-2 font-semibold">
            <Icon name="map-pin" />
            {notice.text}
          </span>
          <a
            href={notice.directionsHref}
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
          className="absolute inset-y-0 end-0 my-auto grid size-11 cursor-pointer place-items-center [@media(scripting:none)]:hidden"
          aria-label="Dismiss this notice"
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}

export default island('announcement-bar', 'load', AnnouncementBar)
