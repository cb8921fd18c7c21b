import type { Material, Mesh } from 'three'
import { turned, type WheelSize } from './turned'

/** A tyre with a rounded shoulder, a sidewall that bulges, and grooves round the tread. */
export function tyre({ radius, rim, width }: WheelSize, material: Material): Mesh {
  const half = width / 2
  const wall = radius - rim
  const side: [number, number][] = [
    [rim - 0.006, half * 0.8],
    [rim + 0.006, half * 0.9],
    [rim + wall * 0.2, half * 0.985],
    [rim + wall * 0.5, half * 1.02],
    [rim + wall * 0.72, half * 0.985],
    [rim + wall * 0.76, half * 0.955],
    [rim + wall * 0.88, half * 0.9],
    [radius - 0.009, half * 0.8],
    [radius - 0.002, half * 0.66],
  ]
  const grooves = [0.42, 0.1].flatMap((at): [number, number][] => [
    [radius, half * (at + 0.04)],
    [radius - 0.008, half * (at + 0.035)],
    [radius - 0.008, half * (at - 0.035)],
    [radius, half * (at - 0.04)],
  ])
  const outer = [...side, ...grooves]
  const inner: [number, number][] = [
    [radius - 0.004, -half * 0.6],
    [rim + wall * 0.5, -half],
  ]
  return turned('tyre', [...outer, [radius, 0], ...inner], material)
}
