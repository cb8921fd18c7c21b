'use client'

import { lazy } from 'react'
import { Late } from '@/ui/primitives/Late'
import type { LatePlaces } from './late-places'
import { PlaceOfCard } from './PlaceOfCard'
import { rowClass } from './row-class'

/** Cards and queries are loaded when they are needed: most pages are left before that. */
const LateVehicles = lazy(() => import('./LateVehicles'))

interface Props {
  /** Answers with the vehicles; null until the shopper is near. */
  address: string | null
  /** How many cards the row keeps places for. */
  places: number
  room: LatePlaces
  /** Nothing came, and the shopper sees that. */
  hasFailed: boolean
  onAnswer: (count: number) => void
}

/**
 * The places of cards on their way. The row that comes stands in the same cell of a grid as its places, and no part of a
 * card can take more lines there than its place has (vehicle-rows.css): nothing below can move, at any width (SIM-02).
 */
export function LateRow({ address, places, room, hasFailed, onAnswer }: Props) {
  return (
    <div className="late-row" data-failed={hasFailed ? '' : undefined}>
      <div className="late-places" aria-hidden="true">
        <ul className={rowClass}>
          {Array.from({ length: places }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike
            <li key={place} className="snap-start">
              <PlaceOfCard room={room} />
            </li>
          ))}
        </ul>
      </div>
      {address !== null && (
        <Late onFailure={() => onAnswer(0)}>
          <LateVehicles address={address} onAnswer={onAnswer} />
        </Late>
      )}
      {hasFailed && (
        <p className="late-none">
          Nothing came up here just now.
          <a href={room.search} className="row-link">
            Search all stock
          </a>
        </p>
      )}
    </div>
  )
}
