import type { SavingOptions } from '@/domain/vehicle/card/favourite'
import KeepTools from './keep-tools.island'
import { keepToolsOf, type SavableVehicle } from './keep-tools-of'

interface Props {
  vehicle: SavableVehicle
  saving: SavingOptions
}

/** The favourite and compare buttons on a vehicle's page. */
export function SaveButtons({ vehicle, saving }: Props) {
  const tools = keepToolsOf(vehicle, saving)
  return tools && <KeepTools {...tools} place="page" />
}
