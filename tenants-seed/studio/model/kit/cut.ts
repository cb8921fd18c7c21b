import { type Field, joined, Pen, type Place, type Skin, STRIDE } from './skin'

const place: Place = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, along: 0, up: 0 }

function placeAt(skin: Skin, at: number): Place {
  place.x = skin[at] as number
  place.y = skin[at + 1] as number
  place.z = skin[at + 2] as number
  place.nx = skin[at + 3] as number
  place.ny = skin[at + 4] as number
  place.nz = skin[at + 5] as number
  place.along = skin[at + 6] as number
  place.up = skin[at + 7] as number
  return place
}

const TINY = 1e-7

/** The part of a triangle on one side, as a fan of triangles. */
function clipped(skin: Skin, corners: readonly number[], values: readonly number[], into: Pen): void {
  const polygon = new Pen(STRIDE * 5)
  for (let index = 0; index < 3; index++) {
    const next = (index + 1) % 3
    const here = values[index] as number
    const there = values[next] as number
    if (here >= 0) polygon.copy(skin, corners[index] as number)
    if ((here > 0 && there < 0) || (here < 0 && there > 0)) {
      polygon.between(skin, corners[index] as number, corners[next] as number, here / (here - there))
    }
  }
  const count = polygon.length / STRIDE
  for (let fan = 1; fan + 1 < count; fan++) {
    into.copy(polygon.data, 0)
    into.copy(polygon.data, fan * STRIDE)
    into.copy(polygon.data, (fan + 1) * STRIDE)
  }
}

function valueAt(skin: Skin, at: number, field: Field): number {
  const value = field(placeAt(skin, at))
  return Math.abs(value) < TINY ? 0 : value
}

/** Cuts a skin along a field's zero: what is inside (negative) and what is outside. */
export function cut(skin: Skin, field: Field): [inside: Skin, outside: Skin] {
  const inside = new Pen()
  const outside = new Pen(skin.length)
  for (let at = 0; at < skin.length; at += STRIDE * 3) {
    const a = valueAt(skin, at, field)
    const b = valueAt(skin, at + STRIDE, field)
    const c = valueAt(skin, at + STRIDE * 2, field)
    if (a >= 0 && b >= 0 && c >= 0) outside.copy(skin, at, STRIDE * 3)
    else if (a <= 0 && b <= 0 && c <= 0) inside.copy(skin, at, STRIDE * 3)
    else {
      const corners = [at, at + STRIDE, at + STRIDE * 2]
      clipped(skin, corners, [a, b, c], outside)
      clipped(skin, corners, [-a, -b, -c], inside)
    }
  }
  return [inside.done(), outside.done()]
}

/** Cuts a band of a width (metres) along a field's zero, however thin: the band, and what is left. */
export function cutBand(skin: Skin, field: Field, width: number): [band: Skin, left: Skin] {
  const [below, above] = cut(skin, field)
  const [lower, farBelow] = cut(below, (at) => -field(at) - width / 2)
  const [upper, farAbove] = cut(above, (at) => field(at) - width / 2)
  return [joined(lower, upper), joined(farBelow, farAbove)]
}

/** Like `cutBand`, only where `limit` is negative. */
export function cutBandWithin(
  skin: Skin,
  limit: Field,
  field: Field,
  width: number,
): [band: Skin, left: Skin] {
  const [within, beyond] = cut(skin, limit)
  const [band, left] = cutBand(within, field, width)
  return [band, joined(left, beyond)]
}

/** Every triangle divided in four, `rounds` times: before cutting what is finer than the loft. */
export function finer(skin: Skin, rounds: number): Skin {
  if (rounds === 0) return skin
  const out = new Pen(skin.length * 4)
  for (let at = 0; at < skin.length; at += STRIDE * 3) {
    const [a, b, c] = [at, at + STRIDE, at + STRIDE * 2]
    const middles = new Pen(STRIDE * 3)
    middles.between(skin, a, b, 0.5)
    middles.between(skin, b, c, 0.5)
    middles.between(skin, c, a, 0.5)
    const [ab, bc, ca] = [0, STRIDE, STRIDE * 2]
    for (const [corner, left, right] of [
      [a, ab, ca],
      [b, bc, ab],
      [c, ca, bc],
    ] as const) {
      out.copy(skin, corner)
      out.copy(middles.data, left)
      out.copy(middles.data, right)
    }
    out.copy(middles.data, 0, STRIDE * 3)
  }
  return finer(out.done(), rounds - 1)
}
