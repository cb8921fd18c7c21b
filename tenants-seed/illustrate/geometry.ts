/** A point in millimetres: `x` from the rear end forwards, `y` from the ground up. A corner is not rounded. */
export type Point = readonly [x: number, y: number, kind?: 'corner']

/** Places a vehicle on the 1200 × 800 picture. */
export interface Frame {
  /** Pixels a millimetre. */
  readonly scale: number
  /** Where x = 0 is. */
  readonly left: number
}

export const WIDTH = 1200
export const HEIGHT = 800
/** Where the tyres stand. */
export const GROUND = 612

const short = (value: number) => String(Math.round(value * 10) / 10)

/** A frame that centres a vehicle so long and shows it as large as it may be. */
export function frameFor(length: number, height: number): Frame {
  const scale = Math.min(1010 / length, 430 / height)
  return { scale, left: (WIDTH - length * scale) / 2 }
}

export const px = (frame: Frame, x: number) => short(frame.left + x * frame.scale)
export const py = (frame: Frame, y: number) => short(GROUND - y * frame.scale)
/** A length in pixels. */
export const size = (frame: Frame, millimetres: number) => short(millimetres * frame.scale)
export const at = (frame: Frame, [x, y]: Point) => `${px(frame, x)} ${py(frame, y)}`

function curve(frame: Frame, before: Point, from: Point, to: Point, after: Point): string {
  // Catmull-Rom through the points, straight into and out of corners.
  const tension = 0.17
  const out: Point =
    from[2] === 'corner'
      ? from
      : [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension]
  const into: Point =
    to[2] === 'corner' ? to : [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension]
  return `C${at(frame, out)} ${at(frame, into)} ${at(frame, to)}`
}

/** A smooth line through the points, open at its ends. */
export function smoothLine(frame: Frame, points: readonly Point[]): string {
  const point = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point
  const parts = points.slice(1).map((_, index) => {
    return curve(frame, point(index - 1), point(index), point(index + 1), point(index + 2))
  })
  return `M${at(frame, point(0))}${parts.join('')}`
}

/** A straight-edged area. */
export function polygon(frame: Frame, points: readonly Point[]): string {
  return `M${points.map((point) => at(frame, point)).join('L')}Z`
}
