'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { pdfPath } from '@/domain/print/print-path'
import { trackedEvents } from '@/domain/tracking/events'
import { island } from '@/ui/island/island'
import { type ButtonLook, buttonClass } from '@/ui/primitives/buttons/button-looks'
import { isModifiedPress } from '@/ui/primitives/buttons/is-modified-press'
import { Icon } from '@/ui/primitives/Icon'
import { savePdf } from './save-pdf'

interface Props {
  slug: string
  look?: ButtonLook
}

/** Both labels take the same space, so that the layout does not shift. */
const labelClass = 'inline-flex items-center justify-center gap-2 [grid-area:1/1]'

/**
 * Saves a vehicle's sheet as `{slug}.pdf`, and says so while the server prepares it (SHARE-09, SHARE-10).
 * Without JavaScript it is a link.
 */
function PdfLink({ slug, look = 'quiet' }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = useRef(false)
  const name = `${slug}.pdf`

  async function save(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (isModifiedPress(event)) return
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    await savePdf(event.currentTarget.href, name)
    isUnderWay.current = false
    setIsBusy(false)
  }

  return (
    <a
      href={pdfPath({ slug })}
      download={name}
      aria-busy={isBusy || undefined}
      // The tracker counts presses, including those before hydration, when the browser follows the link.
      data-track={isBusy ? undefined : trackedEvents.printPdf}
      onClick={save}
      className={buttonClass(look, 'small', 'inline-grid aria-busy:cursor-progress')}
    >
      <span className={isBusy ? `${labelClass} invisible` : labelClass}>
        <Icon name="download" />
        Save PDF
      </span>
      <span className={isBusy ? labelClass : `${labelClass} invisible`} aria-hidden="true">
        <span className="spinner size-5" />
        Preparing...
      </span>
      <span role="status" className="sr-only">
        {isBusy && 'Preparing...'}
      </span>
    </a>
  )
}

export default island('pdf-link', 'visible', PdfLink)
