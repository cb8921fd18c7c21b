import { defaultTheme, type TextChoice, type Theme } from '../theme'
import { contrast, READABLE } from './contrast'
import { buildNight, buildPaper, type Ground, standsOut } from './grounds'
import { fromOklch, toOklch } from './oklch'
import { parseHex, type Rgb } from './srgb'

export const WHITE: Rgb = [255, 255, 255]
export const NEAR_BLACK: Rgb = [20, 22, 26]
const BLACK: Rgb = [0, 0, 0]

/** A colour that text stands on, and what belongs to it. */
export interface Solid {
  colour: Rgb
  /** Hovered: a step away from the text, so that contrast only grows; a colour too light for one takes it towards a dark text. */
  strong: Rgb
  text: Rgb
}

/** Every colour of a website. All pairs meant for text have a contrast of at least 4.5, whatever the theme. */
export interface Palette {
  brand: Solid
  accent: Solid
  paper: Ground
  night: Ground
  /** The buttons on night: in the brand colour where it stands out, else white. */
  nightButton: Solid
}

/** Which text a choice names. Without a choice white, else near-black, else black: one of them reads on any colour. */
function textOn(ground: Rgb, choice: TextChoice): Rgb {
  const wanted = { white: [WHITE], dark: [NEAR_BLACK, BLACK], auto: [] }[choice]
  const candidates = [...wanted, WHITE, NEAR_BLACK]
  return candidates.find((text) => contrast(text, ground) >= READABLE) ?? BLACK
}

/** How much lighter or darker a colour is when hovered, in OKLCH. */
const STEP = 0.06
/** Lighter than this a colour is no longer seen as one. */
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
 * The palette of a theme, derived in OKLCH. A colour that cannot be read falls back to the platform's own, and a choice of
 * text that does not reach 4.5 to one that does: the admin refuses both, so only data written past it gets here.
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
    nightButton: standsOut(brandColour, night) ? brand : white,
  }
}
