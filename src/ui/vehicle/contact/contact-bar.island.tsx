'use client'

import { useRef } from 'react'
import { phoneHref } from '@/domain/url/link'
import { island } from '@/ui/island/island'
import { Button } from '@/ui/primitives/buttons/Button'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { Icon } from '@/ui/primitives/Icon'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'
import { useIsRevealed } from '@/ui/stores/phone-reveal'
import { useScrolledPast } from '@/ui/stores/use-scrolled-past'
import { CONTACT_PANEL, dialogs } from '../vehicle-anchors'
import { useBarHeight } from './use-bar-height'

interface Props {
  enquire: string
  drive: string
  number: string | null
  isNumberShown: boolean
  onWide: boolean
}

/** Opens after more than 900 pixels of scrolling (VDP-13). */
const SHOWN_FROM = 901

/**
 * The page's calls to action at the bottom of the screen: always on phones, and on wider screens where the
 * site sets that. A revealed number is a phone link; before that it links to the number on the page.
 */
function ContactBar({ enquire, drive, number, isNumberShown, onWide }: Props) {
  const bar = useRef<HTMLElement>(null)
  const isOpen = useScrolledPast(SHOWN_FROM) && onWide
  useBarHeight(bar, isOpen)
  return (
    <section
      ref={bar}
      className="bottom-bar bottom-0 border-t border-line pb-[env(safe-area-inset-bottom)] shadow-[0_-8px_20px_-14px_rgb(0_0_0/35%)] max-lg:visible max-lg:translate-none lg:not-data-wide:hidden"
      aria-label="Contact us about this vehicle"
      data-wide={onWide ? '' : undefined}
      data-open={isOpen ? '' : undefined}
    >
      <div className="container-page flex justify-center gap-2 py-2.5 max-lg:h-16 max-lg:py-1.5">
        <Button {...dialogCommand(dialogs.enquiry, 'show-modal')}>
          <Icon name="message" />
          <span>{enquire}</span>
        </Button>
        <Button look="secondary" {...dialogCommand(dialogs.testDrive, 'show-modal')}>
          <Icon name="key" />
          <span>{drive}</span>
        </Button>
        {number && <CallAction number={number} isShown={isNumberShown} />}
      </div>
    </section>
  )
}

function CallAction({ number, isShown }: { number: string; isShown: boolean }) {
  const isKnown = useIsRevealed(number) || isShown
  return (
    <a href={isKnown ? phoneHref(number) : `#${CONTACT_PANEL}`} className={buttonClass('secondary')}>
      <Icon name="phone" />
      <span>
        {/* On a phone the bar's three buttons leave no room for it. */}
        {isKnown ? 'Call' : 'Call Us'}
        {isKnown && <span className="max-sm:sr-only"> {number}</span>}
      </span>
    </a>
  )
}

export default island('contact-bar', 'idle', ContactBar)
