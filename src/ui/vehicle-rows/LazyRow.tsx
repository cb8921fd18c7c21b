'use client'

import { lazy } from 'react'
import type { RowPlaceholders } from '@/domain/stock/card/row-placeholders'
import { LazyBoundary } from '@/ui/primitives/LazyBoundary'
import { CardPlaceholder } from './CardPlaceholder'
import { rowClass, rowLinkClass } from './RowHead'

/** Cards and queries load on demand: most shoppers leave a page before they reach the row. */
const LateVehicles = lazy(() => import('./LazyVehicles'))

interface Props {
  /** The endpoint that returns the vehicles; null until the shopper is near. */
  address: string | null
  places: number
  room: RowPlaceholders
  hasFailed: boolean
  onAnswer: (count: number) => void
}

/**
 * The placeholders of cards that load late. The loaded row is in the same grid cell as its placeholders, and
 * no part of a card can take more lines than its placeholder (vehicle.css). The layout below does not
 * shift at any width (SIM-02).
 */
export function LazyRow({ address, places, room, hasFailed, onAnswer }: Props) {
  return (
    <div className="late-row grid grid-cols-1 *:[grid-area:1/1] noscript:hidden">
      <div className="late-places relative not-last:invisible" aria-hidden="true">
        <ul className={rowClass}>
          {Array.from({ length: places }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical
            <li key={place} className="snap-start">
              <CardPlaceholder room={room} />
            </li>
          ))}
        </ul>
      </div>
      {address !== null && (
        <LazyBoundary onFailure={() => onAnswer(0)}>
          <LateVehicles address={address} onAnswer={onAnswer} />
        </LazyBoundary>
      )}
      {hasFailed && (
        <p className="grid place-self-center justify-items-center text-center text-ink-2">
          Nothing came up here just now.
          <a href={room.search} className={rowLinkClass}>
            Search all stock
          </a>
        </p>
      )}
    </div>
  )
}
