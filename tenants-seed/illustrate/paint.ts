import type { ColourFamily } from '../catalogue/colours'

/** Shades of one paint under studio light. */
export interface Paint {
  readonly light: string
  readonly base: string
  readonly shade: string
  readonly deep: string
}

const bases: Readonly<Record<ColourFamily, string>> = {
  white: '#e9ecee',
  silver: '#b9c0c6',
  grey: '#737b83',
  black: '#2a2e33',
  blue: '#2f5f95',
  red: '#a8262b',
  green: '#4d6a55',
  orange: '#c8621f',
  sand: '#b59c74',
}

type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** A colour that far (0 to 1) on the way from one to the other. */
function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)]
  const channel = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share)
  return `#${[channel(0), channel(1), channel(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The shades a paint of this family has. */
export function paintOf(family: ColourFamily): Paint {
  const base = bases[family]
  return {
    light: mix(base, '#ffffff', family === 'white' ? 0.75 : 0.38),
    base,
    shade: mix(base, '#101418', family === 'white' ? 0.2 : 0.32),
    deep: mix(base, '#0b0d10', family === 'white' ? 0.42 : 0.58),
  }
}
