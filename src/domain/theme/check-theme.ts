import { contrast, READABLE } from './colours/contrast'
import { buildPaper } from './colours/grounds'
import { NEAR_BLACK, WHITE } from './colours/palette'
import { formatHex, parseHex, type Rgb } from './colours/srgb'
import type { TextChoice, Theme } from './theme'

export interface ThemeProblem {
  field: 'brand' | 'accent'
  message: string
}

/** One decimal, rounded down, so that 4.48 is not shown as the required 4.5. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1)}:1`
}

const wanted = `${formatRatio(READABLE)} is required`

function checkText(field: ThemeProblem['field'], colour: Rgb, choice: TextChoice): ThemeProblem[] {
  if (choice === 'auto') return []
  const ratio = contrast(choice === 'white' ? WHITE : NEAR_BLACK, colour)
  if (ratio >= READABLE) return []
  const measured = `on ${formatHex(colour)} has ${formatRatio(ratio)}; ${wanted}.`
  const message =
    choice === 'white'
      ? `White ${measured} Use dark text or a darker ${field}.`
      : `Dark text ${measured} Use white text or a lighter ${field}.`
  return [{ field, message }]
}

function checkLinks(brand: Rgb): ThemeProblem[] {
  const { surface1, surface3 } = buildPaper({ brand, accent: brand, links: 'exact' })
  const [white, grey] = [contrast(brand, surface1), contrast(brand, surface3)]
  if (grey >= READABLE) return []
  const measured =
    white < READABLE
      ? `on white have ${formatRatio(white)}`
      : `on the light grey ${formatHex(surface3)} have ${formatRatio(grey)}`
  const message = `Links in ${formatHex(brand)} ${measured}; ${wanted}. Use a darker brand, or links in a readable shade.`
  return [{ field: 'brand', message }]
}

type CheckedTheme = Pick<Theme, 'brand' | 'accent' | 'textOnBrand' | 'textOnAccent' | 'links'>

/**
 * Why the editor's colours cannot be used as chosen; empty if they can. Shades that the palette chooses always reach
 * 4.5. Only an explicit choice can fail: white or dark text on a colour, or links in exactly the brand.
 */
export function checkTheme(theme: CheckedTheme): ThemeProblem[] {
  const [brand, accent] = [parseHex(theme.brand), parseHex(theme.accent)]
  return [
    ...(brand ? checkText('brand', brand, theme.textOnBrand) : malformed('brand')),
    ...(brand && theme.links === 'exact' ? checkLinks(brand) : []),
    ...(accent ? checkText('accent', accent, theme.textOnAccent) : malformed('accent')),
  ]
}

function malformed(field: ThemeProblem['field']): ThemeProblem[] {
  return [{ field, message: 'Enter a colour as #rrggbb, such as #0b5cab.' }]
}
