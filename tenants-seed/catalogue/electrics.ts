import { bydElectrics } from './electric/byd'
import { cupraElectrics } from './electric/cupra'
import { gwmElectrics } from './electric/gwm'
import { hyundaiElectrics } from './electric/hyundai'
import { kiaElectrics } from './electric/kia'
import { lexusElectrics } from './electric/lexus'
import { mgElectrics } from './electric/mg'
import { mitsubishiElectrics } from './electric/mitsubishi'
import { nissanElectrics } from './electric/nissan'
import { polestarElectrics } from './electric/polestar'
import { teslaElectrics } from './electric/tesla'
import { toyotaElectrics } from './electric/toyota'
import { volvoElectrics } from './electric/volvo'

export const electrics = [
  ...teslaElectrics,
  ...bydElectrics,
  ...polestarElectrics,
  ...kiaElectrics,
  ...hyundaiElectrics,
  ...mgElectrics,
  ...volvoElectrics,
  ...nissanElectrics,
  ...cupraElectrics,
  ...toyotaElectrics,
  ...mitsubishiElectrics,
  ...gwmElectrics,
  ...lexusElectrics,
]
