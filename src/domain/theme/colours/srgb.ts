/** 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Null for anything but `#rrggbb`. */
export function parseHex(value: string): Rgb | null {
  const digits = value.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i)
  if (!digits) return null
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

/** Rounds and clamps each channel. */
export function formatHex(colour: Rgb): string {
  const pairs = colour.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${pairs.join('')}`
}

/** From a channel (0 to 255) to linear light (0 to 1). */
export function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** From linear light to a channel, not rounded. Light outside 0 to 1 gives channels outside 0 to 255. */
export function fromLinear(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
}
