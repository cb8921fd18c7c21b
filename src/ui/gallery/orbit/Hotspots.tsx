import { useEffect, useRef } from 'react'
import { hotspotPlace } from '@/domain/vehicle/photos/hotspot-place'
import type { Hotspot } from '@/domain/vehicle/vehicle'
import { Icon } from '@/ui/primitives/Icon'

interface Props {
  spots: readonly Hotspot[]
  of: 'exterior' | 'interior'
  /**
   * The angle of the shown picture and the step between pictures, in degrees. The step is 360 for a still
   * picture.
   */
  angle: number
  step: number
  onReach?: () => void
}

/** Hotspots on a picture: buttons that each open a description (GAL-15). */
export function Hotspots({ spots, of, angle, step, onReach }: Props) {
  if (spots.length === 0) return null
  return (
    <ul className="orbit-spots" onPointerDown={onReach} onFocus={onReach}>
      {spots.map((spot, index) => {
        const id = `${of}-spot-${index + 1}`
        const place = hotspotPlace(spot, angle, step)
        return <Spot key={id} id={id} description={spot.description} place={place} />
      })}
    </ul>
  )
}

interface SpotProps {
  id: string
  description: string
  place: { x: number; y: number } | null
}

function Spot({ id, description, place }: SpotProps) {
  const card = useRef<HTMLParagraphElement>(null)
  const isHidden = place === null
  useEffect(() => {
    if (isHidden) card.current?.hidePopover?.()
  }, [isHidden])
  return (
    <li
      hidden={isHidden}
      className="absolute -translate-1/2"
      style={place ? { left: `${place.x}%`, top: `${place.y}%` } : undefined}
    >
      <button
        type="button"
        popoverTarget={id}
        aria-label={description}
        className="relative grid size-7 cursor-pointer place-items-center rounded-full border-2 border-[#14161a] bg-white text-[#14161a]"
      >
        <Icon name="plus" className="size-4" />
      </button>
      <p ref={card} id={id} popover="auto" className="popover-card">
        {description}
      </p>
    </li>
  )
}
