import { Color, type Vector3 } from 'three'
import type { Sky } from '../exposure/setting'
import { noise } from './noise'

export interface Weather {
  readonly zenith: number
  readonly horizon: number
  readonly ground: number
  readonly sun: Vector3
  readonly glow: number
  /** How wide the sun's glow is: 2 for half the sky, 60 for a disc. */
  readonly spread: number
  /** 0 for a clear sky, 1 for a full cover. */
  readonly clouds: number
  readonly cloud: number
  readonly brightness: number
}

const step = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** How thick the clouds are in a direction; they thin out towards the horizon. */
function cover({ clouds }: Weather, { x, y, z }: Vector3): number {
  if (clouds === 0 || y < 0.015) return 0
  const reach = 1 / (y + 0.12)
  const thick = noise(x * reach * 1.7 + 9, z * reach * 2.9 + 4, 5)
  return step(0.62 - clouds * 0.3, 0.86 - clouds * 0.2, thick) * step(0.015, 0.12, y)
}

/** A sky with its glow and clouds. */
export function skyOf(weather: Weather): Sky {
  const [zenith, horizon, ground, glow, cloud] = [
    weather.zenith,
    weather.horizon,
    weather.ground,
    weather.glow,
    weather.cloud,
  ].map((hex) => new Color(hex)) as [Color, Color, Color, Color, Color]
  const sun = weather.sun.clone().normalize()
  return (direction, out) => {
    const up = Math.max(0, direction.y)
    out.copy(horizon).lerp(zenith, 1 - Math.exp(-up * 3.4))
    const towards = Math.max(0, direction.dot(sun))
    const shine = towards ** weather.spread
    out.r += glow.r * shine
    out.g += glow.g * shine
    out.b += glow.b * shine
    out.lerp(cloud, cover(weather, direction) * 0.85)
    out.lerp(ground, step(0.01, -0.06, direction.y))
    return out.multiplyScalar(weather.brightness)
  }
}
