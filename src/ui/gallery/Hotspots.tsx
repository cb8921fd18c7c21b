import { hotspotPlace } from '@/domain/stock/gallery/hotspot-place'
import type { Hotspot } from '@/domain/stock/vehicle'
import { Icon } from '@/ui/primitives/Icon'

interface Props {
  spots: readonly Hotspot[]
  /** Where they are. */
  of: 'exterior' | 'interior'
  /** Degrees from one picture to the next; 360 for a picture that does not turn. */
  step: number
}

/** What is worth a word on a picture: buttons at their places in the first one, each opening its description (GAL-15). */
export function Hotspots({ spots, of, step }: Props) {
  // One without a description has nothing to open, and its button no name.
  const told = spots.filter(({ description }) => description.trim() !== '')
  if (told.length === 0) return null
  return (
    <ul className="orbit-spots">
      {told.map((spot, index) => {
        const place = hotspotPlace(spot, 0, step)
        const id = `${of}-spot-${index + 1}`
        return (
          <li
            key={id}
            hidden={place === null}
            style={place ? { left: `${place.x}%`, top: `${place.y}%` } : undefined}
            data-positions={of === 'exterior' ? JSON.stringify(spot.positions) : undefined}
          >
            <button type="button" popoverTarget={id} aria-label={spot.description}>
              <Icon name="plus" className="size-4" />
            </button>
            <p id={id} popover="auto" className="popover-card">
              {spot.description}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
