import {
  type CompareSettings,
  canBeCompared,
  canBeFavourite,
  type FavouriteSettings,
} from '@/domain/vehicle/card/favourite'
import { type Favourite, favouriteOf } from '@/domain/vehicle/saved/stored-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import KeepTools from './keep-tools.island'

export interface SaveSettings extends FavouriteSettings, CompareSettings {
  readonly 'integrations.imageCdnBase': string
}

interface Props {
  vehicle: Favourite & Pick<Vehicle, 'status' | 'sold' | 'car_type' | 'has_price' | 'photos_count'>
  settings: SaveSettings
  place?: 'card' | 'page'
}

/** The favourite and compare buttons of a vehicle, each where it is allowed (FAV-03, CMP-02). */
export function SaveButtons({ vehicle, settings, place = 'card' }: Props) {
  const isFavourite = canBeFavourite(vehicle, settings)
  const isCompared = canBeCompared(vehicle, settings)
  if (!isFavourite && !isCompared) return null
  const kept = favouriteOf(vehicle, settings['integrations.imageCdnBase'])
  return <KeepTools vehicle={kept} isFavourite={isFavourite} isCompared={isCompared} place={place} />
}
