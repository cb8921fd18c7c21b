import { canBeCompared, canBeFavourite, type SavingOptions } from '@/domain/vehicle/card/favourite'
import { type Favourite, favouriteOf } from '@/domain/vehicle/saved/stored-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import KeepTools from './keep-tools.island'

interface Props {
  vehicle: Favourite & Pick<Vehicle, 'status' | 'sold' | 'car_type' | 'has_price' | 'photos_count'>
  saving: SavingOptions
  place?: 'card' | 'page'
}

/** The favourite and compare buttons of a vehicle, each where it is allowed (FAV-03, CMP-02). */
export function SaveButtons({ vehicle, saving, place = 'card' }: Props) {
  const isFavourite = canBeFavourite(vehicle, saving)
  const isCompared = canBeCompared(vehicle, saving)
  if (!isFavourite && !isCompared) return null
  const favourite = favouriteOf(vehicle, saving.imageCdn)
  return <KeepTools vehicle={favourite} isFavourite={isFavourite} isCompared={isCompared} place={place} />
}
