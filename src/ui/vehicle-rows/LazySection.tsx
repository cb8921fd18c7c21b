'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { RowPlaceholders } from '@/domain/stock/card/row-placeholders'
import { useSeen } from '@/ui/primitives/use-seen'
import { LazyRow } from './LazyRow'
import { RowHead } from './RowHead'

/** A row loads this far below the viewport (SIM-06). */
const NEAR = '500px 0px'

interface Props {
  heading: string
  aside: ReactNode
  address: string
  places: number
  room: RowPlaceholders
  isHidden?: boolean
  children?: ReactNode
}

/**
 * A row of vehicles that loads when the shopper is near (SIM-06). An empty answer hides the section while it
 * is off-screen. In view, it keeps its space with a message and a link to the search (SIM-10), so that the
 * layout does not shift.
 */
export function LazySection({ heading, aside, address, places, room, isHidden = false, children }: Props) {
  const section = useRef<HTMLElement>(null)
  const isNear = useSeen(section, { margin: NEAR, enabled: !isHidden })
  const [outcome, setOutcome] = useState<'waiting' | 'shown' | 'failed' | 'hidden'>('waiting')

  function onAnswer(count: number): void {
    const isUnseen = (section.current?.getBoundingClientRect().top ?? 0) > window.innerHeight
    setOutcome(count > 0 ? 'shown' : isUnseen ? 'hidden' : 'failed')
  }

  return (
    <section
      ref={section}
      className="container-page section-space vehicle-row"
      hidden={isHidden || outcome === 'hidden'}
      aria-busy={isNear && outcome === 'waiting'}
    >
      <RowHead heading={heading}>{aside}</RowHead>
      {places > 0 && (
        <LazyRow
          address={isNear ? address : null}
          places={places}
          room={room}
          hasFailed={outcome === 'failed'}
          onAnswer={onAnswer}
        />
      )}
      {children}
    </section>
  )
}
