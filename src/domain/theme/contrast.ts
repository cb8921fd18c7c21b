/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The contrast that text needs against its ground (WCAG 1.4.3, level AA). */
export const READABLE = 4.5

/** Reads `#rrggbb`; null for anything else. */
export function parseHex(value: string): Rgb | null {
  const digits = value.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i)
  if (!digits) return null
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

/** Writes `#rrggbb`, each channel rounded and kept within 0 to 255. */
export function formatHex(colour: Rgb): string {
  const pairs = colour.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${pairs.join('')}`
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two colours, from 1 (the same) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mixes `share` (0 to 1) of `into` into a colour, channel by channel. */
export function mix(colour: Rgb, into: Rgb, share: number): Rgb {
  const blend = (index: 0 | 1 | 2) => colour[index] * (1 - share) + into[index] * share
  return [blend(0), blend(1), blend(2)]
}
