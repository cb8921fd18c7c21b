import type { Ground } from './colours/grounds'
import { buildPalette, type Palette, type Solid } from './colours/palette'
import { formatHex, type Rgb } from './colours/srgb'
import { fontStack } from './fonts/font-faces'
import { fontPairFor } from './fonts/font-pairs'
import type { Density, Radius, Theme } from './theme'

type Variables = Record<`--${string}`, string>

const radiusOf: Record<Radius, readonly [card: string, control: string]> = {
  none: ['0px', '0px'],
  small: ['0.25rem', '0.25rem'],
  medium: ['0.75rem', '0.5rem'],
  large: ['1.25rem', '0.875rem'],
}

/** Padding of a section and of a card, and the height of a control, which is at least 44 px for touch. */
const densityOf: Record<Density, readonly [section: string, card: string, control: string]> = {
  compact: ['clamp(2.25rem, 1.5rem + 2.5vw, 3.75rem)', '0.75rem', '2.75rem'],
  regular: ['clamp(3rem, 2rem + 3.5vw, 5.25rem)', '1rem', '3rem'],
  airy: ['clamp(3.5rem, 2rem + 5.5vw, 7rem)', '1.5rem', '3.25rem'],
}

const kebab = (name: string) => name.replace(/([A-Z]|\d)/g, (end) => `-${end.toLowerCase()}`)

function groundVariables(name: 'paper' | 'night', ground: Ground): Variables {
  const entries = Object.entries(ground) as [string, Rgb][]
  return Object.fromEntries(entries.map(([key, colour]) => [`--${name}-${kebab(key)}`, formatHex(colour)]))
}

function solidVariables(name: string, { colour, strong, text }: Solid): Variables {
  return {
    [`--${name}`]: formatHex(colour),
    [`--${name}-strong`]: formatHex(strong),
    [`--on-${name}`]: formatHex(text),
  }
}

function colourVariables({ brand, accent, paper, night, nightButton }: Palette): Variables {
  return {
    ...solidVariables('brand', brand),
    ...solidVariables('accent', accent),
    ...solidVariables('night-button', nightButton),
    ...groundVariables('paper', paper),
    ...groundVariables('night', night),
  }
}

function measureVariables({ radius, density }: Theme): Variables {
  const [cardRadius, controlRadius] = radiusOf[radius]
  const [section, card, control] = densityOf[density]
  return {
    '--card-radius': cardRadius,
    '--control-radius': controlRadius,
    '--section-space': section,
    '--space-card': card,
    '--control-height': control,
  }
}

function fontVariables({ fonts }: Theme): Variables {
  const pair = fontPairFor(fonts)
  return {
    '--text-font': fontStack(pair.text),
    '--display-font': fontStack(pair.display),
    '--display-weight': String(pair.displayWeight),
    '--display-tracking': `${pair.displayTracking}em`,
    '--display-case': pair.displayCase ?? 'none',
  }
}

/**
 * The custom properties of a theme, for the root of a page or an element with another theme: the colours of paper,
 * night and brand grounds (with a text contrast of 4.5 or more), radius, density and typefaces. theme.css reads them.
 */
export function themeVariables(theme: Theme): Variables {
  return { ...colourVariables(buildPalette(theme)), ...measureVariables(theme), ...fontVariables(theme) }
}
