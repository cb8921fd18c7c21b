'use client'

import type { Favourite } from '@/domain/vehicle/saved/stored-vehicle'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { toggleFavourite, useFavourites } from '@/ui/stores/favourites'
import { isListed } from '@/ui/stores/saved-list'
import { CompareButton } from './CompareButton'

interface Props {
  vehicle: Favourite
  isFavourite: boolean
  isCompared: boolean
  place: 'card' | 'page'
}

function KeepTools({ vehicle, isFavourite, isCompared, place }: Props) {
  return (
    <span className={place === 'page' ? 'contents' : undefined}>
      {isFavourite && <FavouriteButton vehicle={vehicle} />}
      {isCompared && <CompareButton vehicle={vehicle} place={place} />}
    </span>
  )
}

/** Saves a vehicle to the favourites in the browser (FAV-01, FAV-06). Hidden without JavaScript. */
function FavouriteButton({ vehicle }: Pick<Props, 'vehicle'>) {
  const isSaved = isListed(useFavourites(), vehicle)
  return (
    <button
      type="button"
      className="favourite-button"
      aria-pressed={isSaved}
      aria-label={`Save ${vehicle.name}`}
      onClick={() => toggleFavourite(vehicle)}
    >
      <Icon name="heart" filled={isSaved} />
    </button>
  )
}

export default island('keep-tools', 'visible', KeepTools)
