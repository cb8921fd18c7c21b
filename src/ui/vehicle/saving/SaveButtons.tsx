import type { SavingOptions } from '@/domain/vehicle/card/favourite'
import { keepToolsOf, type SavableVehicle } from '@/domain/vehicle/card/keep-tools-of'
import KeepTools from './keep-tools.island'

interface Props {
  vehicle: SavableVehicle
  saving: SavingOptions
}

/** The favourite and compare buttons on a vehicle's page. */
export function SaveButtons({ vehicle, saving }: Props) {
  const tools = keepToolsOf(vehicle, saving)
  return tools && <KeepTools {...tools} place="page" />
}
