import { type Rgb, toLinear } from './srgb'

/** For text (WCAG 1.4.3, level AA). */
export const READABLE = 4.5

/** For a control's outline (WCAG 1.4.11). */
export const PERCEPTIBLE = 3

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** WCAG contrast, from 1 (the same) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

export function leastContrast(text: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(text, ground)))
}
