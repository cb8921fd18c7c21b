/** A number from 0 to 1 for a cell of the plane, always the same. */
function cell(x: number, y: number): number {
  const mixed = Math.imul(x * 374761393 + y * 668265263, 1274126177)
  return (((mixed ^ (mixed >>> 13)) >>> 0) % 65536) / 65536
}

function smooth(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - left, y - top]
  const [s, t] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)]
  const upper = cell(left, top) * (1 - s) + cell(left + 1, top) * s
  const lower = cell(left, top + 1) * (1 - s) + cell(left + 1, top + 1) * s
  return upper * (1 - t) + lower * t
}

/** Clouds, hills, dirt: noise of several sizes, from 0 to 1. */
export function noise(x: number, y: number, octaves = 4): number {
  let [sum, size, weight] = [0, 1, 0.5]
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += smooth(x * size + octave * 17.3, y * size - octave * 9.1) * weight
    size *= 2.03
    weight *= 0.5
  }
  return sum / (1 - 0.5 ** octaves)
}
