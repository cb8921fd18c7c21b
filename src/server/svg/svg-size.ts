const LARGEST = 4096

/** A length in pixels, with or without its unit; 0 for percentages and other units. */
const pixels = (length = '') => Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(length.trim())?.[1] ?? 0)

/**
 * The size of a drawing in whole pixels, at most 4096 either way: that of its view box (`0 0 120 40`), or else its width and height.
 * Null when it has neither, or is thinner than a pixel.
 */
export function svgSize(attributes: ReadonlyMap<string, string>): { width: number; height: number } | null {
  const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const [boxWidth = 0, boxHeight = 0] = box.length === 4 ? box.map(Number).slice(2) : []
  const hasBox = box.every((number) => Number.isFinite(Number(number))) && boxWidth > 0 && boxHeight > 0
  const [wide, high] = hasBox
    ? [boxWidth, boxHeight]
    : [pixels(attributes.get('width')), pixels(attributes.get('height'))]
  const shrink = Math.min(1, LARGEST / Math.max(wide, high))
  const [width, height] = [Math.round(wide * shrink), Math.round(high * shrink)]
  return width >= 1 && height >= 1 ? { width, height } : null
}
