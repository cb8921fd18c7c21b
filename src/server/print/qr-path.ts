import encodeQR from 'qr'

export interface QrPath {
  /** Modules along a side, without the quiet zone around them. */
  readonly size: number
  /** SVG path data on a grid of one unit per module. Each run of dark modules in a row is one rectangle. */
  readonly path: string
}

/** A text as a QR code in vectors. Error correction level M (15 %) survives a fold or a stain. */
export function qrPath(text: string): QrPath {
  const framed = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  const rows = framed.slice(1, -1).map((row) => row.slice(1, -1))
  const path = rows.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return { size: rows.length, path: path.join('') }
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last && last[0] + last[1] === x) last[1]++
    else if (isDark) runs.push([x, 1])
  }
  return runs
}
