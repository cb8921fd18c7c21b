import { defaultTheme, type TextChoice, type Theme } from '../theme'
import { contrast, READABLE } from './contrast'
import { buildNight, buildPaper, type Ground, isPerceptible } from './grounds'
import { fromOklch, toOklch } from './oklch'
import { parseHex, type Rgb } from './srgb'

export const WHITE: Rgb = [255, 255, 255]
export const NEAR_BLACK: Rgb = [20, 22, 26]
const BLACK: Rgb = [0, 0, 0]

export interface Solid {
  colour: Rgb
  /** The hover shade, away from the text colour. A colour too light for that step moves towards its dark text. */
  strong: Rgb
  text: Rgb
}

/** All pairs meant for text have a contrast of at least 4.5 in every theme. */
export interface Palette {
  brand: Solid
  accent: Solid
  paper: Ground
  night: Ground
  /** In the brand colour if it is perceptible on night, else white. */
  nightButton: Solid
}

/** The chosen colour if it is readable, else white, near-black or black: one of them is readable on any colour. */
function textOn(ground: Rgb, choice: TextChoice): Rgb {
  const wanted = { white: [WHITE], dark: [NEAR_BLACK, BLACK], auto: [] }[choice]
  const candidates = [...wanted, WHITE, NEAR_BLACK]
  return candidates.find((text) => contrast(text, ground) >= READABLE) ?? BLACK
}

/** OKLCH lightness. */
const STEP = 0.06
/** A lighter colour looks white. */
const LIGHTEST = 0.95

function solidOf(colour: Rgb, choice: TextChoice): Solid {
  const text = textOn(colour, choice)
  const seen = toOklch(colour)
  const darker = fromOklch({ ...seen, l: seen.l - STEP })
  const lighter = fromOklch({ ...seen, l: seen.l + STEP })
  const isTooLight = seen.l + STEP > LIGHTEST && contrast(text, darker) >= READABLE
  return { colour, text, strong: text === WHITE || isTooLight ? darker : lighter }
}

/**
 * The palette of a theme, derived in OKLCH. An invalid colour falls back to the platform's default, and a choice of
 * text below 4.5 to a readable one. The admin rejects both, so only data written past the admin needs this.
 */
export function buildPalette(theme: Theme): Palette {
  const brandColour = parseHex(theme.brand) ?? (parseHex(defaultTheme.brand) as Rgb)
  const accentColour = parseHex(theme.accent) ?? (parseHex(defaultTheme.accent) as Rgb)
  const brand = solidOf(brandColour, theme.textOnBrand)
  const accent = solidOf(accentColour, theme.textOnAccent)
  const seeds = { brand: brandColour, accent: accentColour, links: theme.links }
  const night = buildNight(seeds)
  const white: Solid = { colour: WHITE, strong: fromOklch({ l: 0.9, c: 0, h: 0 }), text: NEAR_BLACK }
  return {
    brand,
    accent,
    paper: buildPaper(seeds),
    night,
    nightButton: isPerceptible(brandColour, night) ? brand : white,
  }
}
