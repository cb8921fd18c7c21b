'use client'

import { useEffect, useRef } from 'react'
import { comparePath, MAX_COMPARED } from '@/domain/compare/compare-path'
import { island } from '@/ui/island/island'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { Icon } from '@/ui/primitives/Icon'
import { clearCompared, removeCompared, useCompared } from '@/ui/stores/compare'
import { useHasCompareButtons } from '@/ui/stores/compare-buttons'
import type { SavedVehicle } from '@/ui/stores/saved-list'

/**
 * The vehicles chosen to compare, at the bottom of the window (CMP-01). Shown on pages that have vehicles to
 * choose.
 */
function CompareTray() {
  const kept = useCompared().slice(0, MAX_COMPARED)
  const isShown = useHasCompareButtons() && kept.length > 0
  return (
    <section className="compare-tray ground-paper" aria-label="Compare" hidden={!isShown}>
      <div className="container-page compare-tray-row">
        <ChosenVehicles kept={kept} />
        <p role="status" className="compare-tray-count">
          {`Compare ${kept.length} of ${MAX_COMPARED}`}
        </p>
        <button type="button" className={buttonClass('quiet', 'small')} onClick={clearCompared}>
          Clear<span className="sr-only"> what is to be compared</span>
        </button>
        <a href={comparePath(kept.map(({ slug }) => slug))} className={buttonClass('primary', 'small')}>
          Compare
        </a>
      </div>
    </section>
  )
}

function ChosenVehicles({ kept }: { kept: readonly SavedVehicle[] }) {
  const list = useRef<HTMLUListElement>(null)
  const wasRemoved = useRef(false)

  // The button that had the focus has been removed.
  useEffect(() => {
    if (!wasRemoved.current) return
    wasRemoved.current = false
    list.current?.querySelector('button')?.focus()
  })

  function remove(slug: string): void {
    wasRemoved.current = true
    removeCompared([slug])
  }

  return (
    <ul ref={list} className="compare-tray-list">
      {kept.map((vehicle) => (
        <ChosenVehicle key={vehicle.slug} vehicle={vehicle} onRemove={() => remove(vehicle.slug)} />
      ))}
    </ul>
  )
}

function ChosenVehicle({ vehicle, onRemove }: { vehicle: SavedVehicle; onRemove: () => void }) {
  const { slug, name, primary_image_url: photo } = vehicle
  return (
    <li>
      {typeof photo === 'string' && photo ? (
        // biome-ignore lint/performance/noImgElement: the picture is already 160 px wide
        <img src={photo} alt="" width={60} height={40} />
      ) : (
        <span className="compare-tray-blank" />
      )}
      <button
        type="button"
        aria-label={`Remove ${typeof name === 'string' ? name : slug}`}
        onClick={onRemove}
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </li>
  )
}

export default island('compare-tray', 'idle', CompareTray)
