'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { maskPhone } from '@/domain/stock/vehicle-page/call-number'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { revealNumber, useIsRevealed } from '@/ui/stores/phone-reveal'
import { CallLink, callLook } from './CallLink'
import { type RevealRecord, recordReveal } from './record-reveal'

interface Props {
  number: string
  /** Null where reveals are not recorded. */
  record: RevealRecord | null
}

/**
 * A phone number with a masked end until a shopper reveals it (PHONE-01). A revealed number shows everywhere
 * on the page, and the reveal is recorded once (PHONE-03). Without JavaScript the element expands to show the
 * number below.
 */
function MaskedNumber({ number, record }: Props) {
  const isRevealed = useIsRevealed(number)
  const [wasAskedHere, setWasAskedHere] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const link = useRef<HTMLAnchorElement>(null)

  function ask(): void {
    setWasAskedHere(true)
    if (revealNumber(number) && record) void recordReveal(record)
  }
  const askIfOpen = useEffectEvent(() => {
    if (details.current?.open) ask()
  })

  // A shopper may have expanded it before hydration.
  useEffect(() => askIfOpen(), [])

  // The focused element has been removed.
  useEffect(() => {
    if (isRevealed && wasAskedHere) link.current?.focus()
  }, [isRevealed, wasAskedHere])

  if (isRevealed) return <CallLink ref={link} number={number} />
  return (
    <details ref={details} className="group" onToggle={(event) => event.currentTarget.open && ask()}>
      <summary className={`${callLook} group-open:hidden`}>
        <Icon name="phone" />
        <span className="tabular">{maskPhone(number)}</span> Show number
      </summary>
      <CallLink number={number} />
    </details>
  )
}

export default island('masked-number', 'visible', MaskedNumber)
