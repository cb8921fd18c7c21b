import { type Frame, GROUND, px, size } from './geometry'
import { contact } from './studio'

export interface WheelLook {
  readonly radius: number
  /** Rim as a part of the tyre's radius. */
  readonly rim: number
  readonly spokes: number
  readonly dark?: boolean
}

/** Spokes as one drawing that is turned around the hub. */
function spokesOf({ spokes, dark }: WheelLook, rim: number): string {
  const width = Math.max(3, (rim * 1.25) / spokes)
  const spoke = `<path id="p" fill="${dark ? '#3a4046' : '#dfe3e7'}" d="M-${width.toFixed(1)} -${(rim * 0.95).toFixed(1)}h${(width * 2).toFixed(1)}L${(width * 0.55).toFixed(1)} 0h-${(width * 1.1).toFixed(1)}z"/>`
  const turned = Array.from({ length: spokes - 1 }, (_, index) => {
    return `<use href="#p" transform="rotate(${Math.round((360 / spokes) * (index + 1))})"/>`
  })
  return spoke + turned.join('')
}

function rimOf(look: WheelLook, tyre: number): string {
  const rim = tyre * look.rim
  return [
    `<circle r="${tyre}" fill="#17191c"/>`,
    `<circle r="${(tyre * 0.93).toFixed(1)}" fill="none" stroke="#2d3136" stroke-width="${(tyre * 0.05).toFixed(1)}"/>`,
    `<circle r="${rim.toFixed(1)}" fill="#0d0f11"/>`,
    `<circle r="${(rim * 0.62).toFixed(1)}" fill="#4a5057"/>`,
    spokesOf(look, rim),
    `<circle r="${(rim * 0.95).toFixed(1)}" fill="none" stroke="${look.dark ? '#5b6269' : 'url(#r)'}" stroke-width="${(rim * 0.1).toFixed(1)}"/>`,
    `<circle r="${(rim * 0.16).toFixed(1)}" fill="#9aa2a9"/>`,
  ].join('')
}

/** Road wheels of one kind, with tyre, rim, brake disc and spokes, standing on the floor at each of the places. */
export function wheels(frame: Frame, look: WheelLook, places: readonly number[]): string {
  const tyre = Number(size(frame, look.radius))
  const middle = (GROUND - tyre).toFixed(1)
  const [first = 0, ...others] = places
  const drawn = `<g id="o" transform="translate(${px(frame, first)} ${middle})">${rimOf(look, tyre)}</g>`
  const copies = others.map((x) => `<use href="#o" x="${size(frame, x - first)}"/>`)
  return places.map((x) => contact(frame, x, look.radius)).join('') + drawn + copies.join('')
}
