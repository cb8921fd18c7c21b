import { clamp, curve, lerp } from '../sheet/curve'
import { type End, flankStart, wrap } from '../sheet/end'
import { flank, type HalfWidth, lid, type Skin } from '../sheet/skin'
import type { TruckForm } from './truck-form'

export interface TruckSkins {
  half: HalfWidth
  side: Skin
  frontEnd: End
  front: Skin
  backEnd: End
  back: Skin
  roofHeight: (x: number, z: number) => number
  roof: Skin
  /** x where the front's corner has become the flank. */
  corner: (y: number) => number
}

/** The skins of a cab-over cab: upright below the windscreen, leaning back above it. */
export function truckSkins({
  half: widest,
  front,
  floor,
  belt,
  roof,
  bumper,
  cabBack,
}: TruckForm): TruckSkins {
  const profile = curve([
    [bumper - 0.1, 0.04],
    [floor, 0.012],
    [lerp(floor, belt, 0.5), 0.004],
    [lerp(floor, belt, 0.78), 0],
    [belt - 0.03, 0.008],
    [belt + 0.02, 0.022],
    [roof - 0.12, 0.022 + (roof - belt) * 0.09],
    [roof, 0.075 + (roof - belt) * 0.09],
  ])
  const half: HalfWidth = (x, y) => widest - profile(y) - 0.03 * clamp((x - front + 0.7) / 0.7) ** 2
  const back = curve([
    [bumper - 0.1, 0.05],
    [bumper + 0.14, 0.012],
    [floor, 0],
    [lerp(floor, belt, 0.6), 0.006],
    [belt - 0.04, 0.03],
    [belt + 0.04, 0.062],
    [lerp(belt, roof, 0.6), 0.19],
    [roof - 0.1, 0.31],
    [roof + 0.06, 0.44],
  ])
  const frontEnd: End = {
    half,
    reach: (y) => front - back(y),
    bow: () => 0.13,
    corner: () => 0.21,
    facing: 1,
  }
  const backEnd: End = { half, reach: () => cabBack, bow: () => 0.01, corner: () => 0.07, facing: -1 }
  const roofHeight = (x: number, z: number) =>
    roof +
    0.075 * (1 - Math.min(1.2, Math.abs(z) / half(x, roof)) ** 2.6) -
    0.06 * clamp((x - front + 0.75) / 0.45) ** 2 -
    0.03 * clamp((cabBack + 0.3 - x) / 0.3) ** 2
  return {
    half,
    side: flank(half),
    frontEnd,
    front: wrap(frontEnd),
    backEnd,
    back: wrap(backEnd),
    roofHeight,
    roof: lid(roofHeight),
    corner: (y) => flankStart(frontEnd, y),
  }
}
