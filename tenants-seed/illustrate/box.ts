import { at, type Frame, polygon, px, py, size } from './geometry'

/** A rectangle with rounded corners, given by its lower left corner in millimetres. */
export function box(
  frame: Frame,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  look: { fill: string; radius?: number; stroke?: string },
): string {
  const stroke = look.stroke ? ` stroke="${look.stroke}" stroke-width="2"` : ''
  return `<rect x="${px(frame, x)}" y="${py(frame, y + height)}" width="${size(frame, width)}" height="${size(frame, height)}" rx="${size(frame, look.radius ?? 0)}" fill="${look.fill}"${stroke}/>`
}

/** A straight bar between two points. */
export function bar(
  frame: Frame,
  from: readonly [number, number],
  to: readonly [number, number],
  look: { width: number; colour: string },
): string {
  return `<path fill="none" stroke="${look.colour}" stroke-width="${size(frame, look.width)}" stroke-linecap="round" d="M${at(frame, from)}L${at(frame, to)}"/>`
}

/** A filled straight-edged area. */
export function area(frame: Frame, points: readonly (readonly [number, number])[], fill: string): string {
  return `<path fill="${fill}" d="${polygon(frame, points)}"/>`
}
