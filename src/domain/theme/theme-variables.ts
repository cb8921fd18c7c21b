import { contrast, formatHex, mix, parseHex, READABLE, type Rgb } from './contrast'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const NEAR_BLACK: Rgb = [20, 22, 26]

/** The darkest of the light grounds that brand-coloured text stands on. */
const DIMMEST_SURFACE: Rgb = [228, 228, 228]

/** What a tenant is painted in when a stored colour cannot be read: a site is never without colours. */
const FALLBACK = { brand: '#0b5cab', accent: '#b8480f' } as const

/**
 * The colour for text on `ground`: white where it reads, else near-black, else black. Contrast is at least 4.5, whatever
 * the ground, because no colour is far from both white and black.
 */
function readableOn(ground: Rgb): Rgb {
  return [WHITE, NEAR_BLACK].find((text) => contrast(text, ground) >= READABLE) ?? BLACK
}

/** The colour itself when it reads as text on the site's light grounds, else the nearest darker one that does. */
function inkOf(colour: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const darker = mix(colour, BLACK, share)
    if (contrast(darker, DIMMEST_SURFACE) >= READABLE) return darker
  }
  return BLACK
}

/** The hovered state: a step away from the text that stands on it, so that contrast only grows. */
function strongOf(colour: Rgb): Rgb {
  return mix(colour, readableOn(colour) === WHITE ? BLACK : WHITE, 0.14)
}

function variablesOf(name: 'brand' | 'accent', value: string): Record<`--${string}`, string> {
  const colour = parseHex(value) ?? parseHex(FALLBACK[name]) ?? BLACK
  return {
    [`--${name}`]: formatHex(colour),
    [`--${name}-strong`]: formatHex(strongOf(colour)),
    [`--${name}-ink`]: formatHex(inkOf(colour)),
    [`--on-${name}`]: formatHex(readableOn(colour)),
  }
}

/**
 * The custom properties of a tenant's theme, for the style of the page's root: brand and accent (`#rrggbb`), the hovered
 * step of each, each as text on light grounds, and the text that reads on each. Every pair meant for text has a contrast of
 * at least 4.5. A colour that is no `#rrggbb` falls back to the platform's own.
 */
export function themeVariables(theme: { brand: string; accent: string }): Record<`--${string}`, string> {
  return { ...variablesOf('brand', theme.brand), ...variablesOf('accent', theme.accent) }
}
