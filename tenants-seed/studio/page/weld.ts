/** Corners that are one, as an index: each corner's place among those that are left. */
export interface Welded {
  index: Uint32Array
  /** For each corner left, where it was first. */
  kept: Uint32Array
}

const EMPTY = 0xffffffff

/** Mixes six whole numbers into a slot. */
function slotOf(keys: Int32Array, at: number, mask: number): number {
  let mixed = 0x9e3779b9
  for (let step = 0; step < 6; step++) {
    mixed = Math.imul(mixed ^ (keys[at + step] as number), 0x85ebca6b)
    mixed ^= mixed >>> 13
  }
  return (mixed >>> 0) & mask
}

function same(keys: Int32Array, a: number, b: number): boolean {
  for (let step = 0; step < 6; step++) if (keys[a + step] !== keys[b + step]) return false
  return true
}

/** Finds corners at one place (to a tenth of a millimetre) that face one way. */
export function weld(positions: ArrayLike<number>, normals: ArrayLike<number>): Welded {
  const count = positions.length / 3
  const keys = new Int32Array(count * 6)
  for (let corner = 0; corner < count; corner++) {
    for (let axis = 0; axis < 3; axis++) {
      keys[corner * 6 + axis] = Math.round((positions[corner * 3 + axis] as number) * 1e4)
      keys[corner * 6 + 3 + axis] = Math.round((normals[corner * 3 + axis] as number) * 64)
    }
  }
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, count * 2)))
  const table = new Uint32Array(size).fill(EMPTY)
  const index = new Uint32Array(count)
  const kept = new Uint32Array(count)
  let left = 0
  for (let corner = 0; corner < count; corner++) {
    let slot = slotOf(keys, corner * 6, size - 1)
    while (table[slot] !== EMPTY && !same(keys, (kept[table[slot] as number] as number) * 6, corner * 6)) {
      slot = (slot + 1) & (size - 1)
    }
    if (table[slot] === EMPTY) {
      table[slot] = left
      kept[left++] = corner
    }
    index[corner] = table[slot] as number
  }
  return { index, kept: kept.slice(0, left) }
}
