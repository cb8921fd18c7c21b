'use client'

import type { Favourite } from '@/domain/vehicle/saved/stored-vehicle'
import { Icon } from '@/ui/primitives/Icon'
import { toggleCompared, useCompared } from '@/ui/stores/compare'
import { useAsCompareButton } from '@/ui/stores/compare-buttons'
import { isListed } from '@/ui/stores/saved-list'

interface Props {
  vehicle: Favourite
  /** `card`: over a card's photo. `page`: beside a vehicle's name. */
  place: 'card' | 'page'
}

/** Adds a vehicle to the comparison (CMP-01). Hidden without JavaScript. */
export function CompareButton({ vehicle, place }: Props) {
  useAsCompareButton()
  return (
    <button
      type="button"
      className="compare-button"
      data-place={place}
      aria-pressed={isListed(useCompared(), vehicle)}
      aria-label={`Compare ${vehicle.name}`}
      onClick={() => toggleCompared(vehicle)}
    >
      <span aria-hidden="true">
        <Icon name="check" className="size-3.5" />
      </span>
      Compare
    </button>
  )
}
