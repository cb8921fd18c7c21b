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
  const compared = useCompared().slice(0, MAX_COMPARED)
  const isShown = useHasCompareButtons() && compared.length > 0
  return (
    <section
      className="compare-tray ground-paper sticky z-30 border-line border-t print:hidden"
      aria-label="Compare"
      hidden={!isShown}
    >
      <div className="container-page flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <ChosenVehicles compared={compared} />
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {`Compare ${compared.length} of ${MAX_COMPARED}`}
        </p>
        <button type="button" className={buttonClass('quiet', 'small')} onClick={clearCompared}>
          Clear<span className="sr-only"> what is to be compared</span>
        </button>
        <a href={comparePath(compared.map(({ slug }) => slug))} className={buttonClass('primary', 'small')}>
          Compare
        </a>
      </div>
    </section>
  )
}

function ChosenVehicles({ compared }: { compared: readonly SavedVehicle[] }) {
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
    <ul ref={list} className="flex gap-1 max-[30rem]:basis-full max-[30rem]:pt-2">
      {compared.map((vehicle) => (
        <ChosenVehicle key={vehicle.slug} vehicle={vehicle} onRemove={() => remove(vehicle.slug)} />
      ))}
    </ul>
  )
}

const pictureClass = 'block h-10 w-15 rounded-[calc(var(--control-radius)/2)] bg-surface-3 object-cover'

function ChosenVehicle({ vehicle, onRemove }: { vehicle: SavedVehicle; onRemove: () => void }) {
  const { slug, name, primary_image_url: photo } = vehicle
  return (
    <li className="relative isolate">
      {typeof photo === 'string' && photo ? (
        // biome-ignore lint/performance/noImgElement: the picture is already 160 px wide
        <img src={photo} alt="" width={60} height={40} className={pictureClass} />
      ) : (
        <span className={pictureClass} />
      )}
      <button
        type="button"
        aria-label={`Remove ${typeof name === 'string' ? name : slug}`}
        onClick={onRemove}
        className="absolute -top-2 -right-1.5 grid size-7 cursor-pointer place-items-center rounded-full text-[#14161a] before:absolute before:inset-1 before:-z-1 before:rounded-full before:border before:border-line before:bg-white"
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </li>
  )
}

export default island('compare-tray', 'idle', CompareTray)
