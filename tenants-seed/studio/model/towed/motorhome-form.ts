import type { VehicleDesign } from '../../design'
import { type VanForm, vanForm } from '../commercial/van/van-form'

/** A motorhome: a van's cab with living quarters behind and above it. Metres. */
export interface MotorhomeForm {
  van: VanForm
  /** x of the quarters' front (behind the cab) and rear, and how far the berth reaches forward over the cab. */
  from: number
  to: number
  berth: number
  half: number
  floor: number
  /** Underside of the berth and height of the roof. */
  ledge: number
  roof: number
}

/** Works a motorhome out: the cab keeps a van's measures whatever the quarters behind it are. */
export function motorhomeForm(design: VehicleDesign): MotorhomeForm {
  const { length, width, height } = design.size
  const van = vanForm({
    ...design,
    key: design.key,
    size: { length, width: 2.06, height: 2.2 },
  })
  const cabRoof = van.cab.head[1] + 0.09
  return {
    van,
    from: van.post - 0.06,
    to: van.cab.nose - length,
    berth: van.cab.head[0] + 0.42,
    half: width / 2 - 0.02,
    floor: 0.42,
    ledge: cabRoof,
    roof: height - 0.12,
  }
}
