'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useSeen } from '@/ui/primitives/use-seen'
import { LateRow } from './LateRow'
import type { LatePlaces } from './late-places'
import { RowHead } from './RowHead'

/** How far below the window a row is when it loads (SIM-06). */
const NEAR = '500px 0px'

interface Props {
  heading: string
  /** Beside the heading. */
  aside: ReactNode
  /** Answers with the vehicles. */
  address: string
  /** How many cards the row keeps places for. */
  places: number
  room: LatePlaces
  isHidden?: boolean
  /** Below the row. */
  children?: ReactNode
}

/**
 * A row of vehicles that come once the shopper is near (SIM-06). An answer without any hides the section while nobody sees it;
 * else its places say so and lead to the search (SIM-10): what stands below never moves.
 */
export function LateSection({ heading, aside, address, places, room, isHidden = false, children }: Props) {
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
        <LateRow
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
