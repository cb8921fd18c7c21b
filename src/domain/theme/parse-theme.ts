import { checkTheme } from './check-theme'
import { parseHex } from './colours/srgb'
import { fontPairKeys } from './fonts/font-pairs'
import { defaultTheme, densities, headerStyles, linkChoices, radii, type Theme, textChoices } from './theme'

export interface StoredTheme {
  brand?: unknown
  accent?: unknown
  text_on_brand?: unknown
  text_on_accent?: unknown
  links?: unknown
  fonts?: unknown
  radius?: unknown
  density?: unknown
  header_style?: unknown
}

/** An invalid value falls back to the default and is reported. Does not check whether texts are readable. */
export function readTheme(stored: StoredTheme | null | undefined): { theme: Theme; problems: string[] } {
  const problems: string[] = []
  const read = <T>(key: keyof StoredTheme, understand: (value: unknown) => T | undefined, fallback: T): T => {
    const value = stored?.[key]
    if (value === undefined || value === null) return fallback
    const understood = understand(value)
    if (understood !== undefined) return understood
    problems.push(`${key}: ${JSON.stringify(value)} is unknown`)
    return fallback
  }
  const oneOf =
    <T extends string>(choices: readonly T[]) =>
    (value: unknown) =>
      choices.find((choice) => choice === value)
  const hex = (value: unknown) =>
    typeof value === 'string' && parseHex(value) ? value.toLowerCase() : undefined
  const theme: Theme = {
    brand: read('brand', hex, defaultTheme.brand),
    accent: read('accent', hex, defaultTheme.accent),
    textOnBrand: read('text_on_brand', oneOf(textChoices), defaultTheme.textOnBrand),
    textOnAccent: read('text_on_accent', oneOf(textChoices), defaultTheme.textOnAccent),
    links: read('links', oneOf(linkChoices), defaultTheme.links),
    fonts: read('fonts', oneOf(fontPairKeys), defaultTheme.fonts),
    radius: read('radius', oneOf(radii), defaultTheme.radius),
    density: read('density', oneOf(densities), defaultTheme.density),
    headerStyle: read('header_style', oneOf(headerStyles), defaultTheme.headerStyle),
  }
  return { theme, problems }
}

/**
 * The theme that a website shows: as stored, but if a chosen text or link colour does not reach 4.5, the palette
 * chooses the colours of text and links. Never fails, so a website always has a theme.
 */
export function parseTheme(stored: StoredTheme | null | undefined): { theme: Theme; problems: string[] } {
  const { theme, problems } = readTheme(stored)
  const unreadable = checkTheme(theme)
  if (unreadable.length === 0) return { theme, problems }
  return {
    theme: { ...theme, textOnBrand: 'auto', textOnAccent: 'auto', links: 'readable' },
    problems: [...problems, ...unreadable.map(({ message }) => message)],
  }
}
