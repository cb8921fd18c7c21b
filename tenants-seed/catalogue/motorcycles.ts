import { bmwMotorcycles } from './motorcycles/bmw'
import { ducatiMotorcycles } from './motorcycles/ducati'
import { harleyDavidsonMotorcycles } from './motorcycles/harley-davidson'
import { indianMotorcycles } from './motorcycles/indian'
import { kawasakiMotorcycles } from './motorcycles/kawasaki'
import { ktmMotorcycles } from './motorcycles/ktm'
import { royalEnfieldMotorcycles } from './motorcycles/royal-enfield'
import { suzukiMotorcycles } from './motorcycles/suzuki'
import { triumphMotorcycles } from './motorcycles/triumph'

export const otherJapaneseMotorcycles = [...kawasakiMotorcycles, ...suzukiMotorcycles]

export const europeanMotorcycles = [
  ...bmwMotorcycles,
  ...triumphMotorcycles,
  ...ducatiMotorcycles,
  ...ktmMotorcycles,
]

export const cruisersAndClassics = [
  ...harleyDavidsonMotorcycles,
  ...indianMotorcycles,
  ...royalEnfieldMotorcycles,
]
