interface Size {
  width: number
  height: number
}

/** A length in pixels, with or without the unit; null for percentages and other units. */
function pixels(length: string | undefined): number | null {
  const digits = length?.trim().match(/^(\d+(?:\.\d+)?)(?:px)?$/)?.[1]
  return digits === undefined || Number(digits) <= 0 ? null : Number(digits)
}

/** Width and height of a view box (`0 0 120 40`); null without a valid one. */
function boxSize(viewBox: string | undefined): Size | null {
  const numbers =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [, , width = 0, height = 0] = numbers
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { width, height }
    : null
}

const LARGEST = 4096

/**
 * The size of a drawing in whole pixels, at most 4096 either way: that of its view box, or else its width and height. Null when it has
 * neither, or is thinner than a pixel.
 */
export function svgSize(attributes: Readonly<Record<string, string>>): Size | null {
  const [width, height] = [pixels(attributes.width), pixels(attributes.height)]
  const size = boxSize(attributes.viewBox) ?? (width && height ? { width, height } : null)
  if (!size) return null
  const shrink = Math.min(1, LARGEST / Math.max(size.width, size.height))
  const whole = { width: Math.round(size.width * shrink), height: Math.round(size.height * shrink) }
  return whole.width >= 1 && whole.height >= 1 ? whole : null
}
