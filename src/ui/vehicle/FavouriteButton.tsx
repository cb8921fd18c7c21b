import { Icon } from '@/ui/primitives/Icon'

/**
 * Keeps the vehicle told by `data-car` around it among the shopper's favourites, which stay in the browser (FAV-01, FAV-06).
 * `keepFavourites` brings it to life; without scripts it is not shown.
 */
export function FavouriteButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      className="favourite-button"
      data-favourite=""
      aria-pressed="false"
      aria-label={`Save ${name}`}
    >
      <Icon name="heart" />
    </button>
  )
}
