import type { VehicleDesign } from '../../../design'
import { lerp } from '../sheet/curve'

export type LoadKind = 'tray' | 'tipper' | 'pantech' | 'chiller' | 'curtain' | 'flat'

/** The measures of a cab-over truck. Metres. */
export interface TruckForm {
  half: number
  front: number
  frontAxle: number
  /** One driven axle, or two. */
  rearAxles: readonly number[]
  tyre: number
  arch: number
  /** Height of the bumper's lower edge, of the cab's floor, of the belt and of the roof's edge. */
  bumper: number
  floor: number
  belt: number
  roof: number
  cabBack: number
  tail: number
  frame: number
  load: LoadKind
  face: {
    lamps: 'bumper' | 'tall' | 'square'
    grille: 'slot' | 'bars' | 'wide'
    dark: boolean
    visor: boolean
  }
}

const loads: Readonly<Record<string, LoadKind>> = {
  'isuzu-nlr-truck': 'tray',
  'isuzu-npr-truck': 'tipper',
  'isuzu-nqr-truck': 'pantech',
  'isuzu-frr-truck': 'pantech',
  'isuzu-fsr-truck': 'curtain',
  'isuzu-fvz-truck': 'tipper',
  'hino-300-series-truck': 'tray',
  'hino-500-series-truck': 'flat',
  'fuso-canter-truck': 'tray',
  'fuso-fighter-truck': 'curtain',
  'ud-croner-truck': 'chiller',
}
const everyLoad: readonly LoadKind[] = ['tray', 'tipper', 'pantech', 'curtain']

const pick = <T>(options: readonly T[], share: number): T =>
  options[Math.min(options.length - 1, Math.floor(share * options.length))] as T

/** Works a truck out from the size its maker states: the length of its frame, the width and height of its cab. */
export function truckForm(design: VehicleDesign): TruckForm {
  const { family, own } = design
  const { length, width, height } = design.size
  const medium = height > 2.45
  const tyre = lerp(0.36, 0.385, own('tyre')) + (medium ? 0.09 : 0)
  const load = loads[design.key] ?? pick(everyLoad, own('load'))
  const overhang = medium ? 1.3 : 1.08
  const wheelbase = length - overhang - lerp(1.1, 1.5, own('overhang')) * (medium ? 1.25 : 0.95)
  const frontAxle = wheelbase / 2
  const tandem = height > 2.86 && load === 'tipper'
  const floor = tyre * (medium ? 1.72 : 1.66)
  const roof = height - 0.06
  return {
    half: width / 2 - 0.02,
    front: frontAxle + overhang,
    frontAxle,
    rearAxles: tandem ? [-frontAxle + 0.62, -frontAxle - 0.68] : [-frontAxle],
    tyre,
    arch: tyre + 0.085,
    bumper: tyre * 0.78,
    floor,
    belt: lerp(floor, roof, lerp(0.43, 0.48, family('belt'))),
    roof,
    cabBack: frontAxle + overhang - (medium ? 1.95 : 1.66),
    tail: frontAxle + overhang - length,
    frame: tyre + (medium ? 0.36 : 0.3),
    load,
    face: {
      lamps: pick(['bumper', 'tall', 'square'] as const, family('lamps')),
      grille: pick(['slot', 'bars', 'wide'] as const, family('grille')),
      dark: family('dark') < 0.5,
      visor: medium && own('visor') < 0.6,
    },
  }
}
