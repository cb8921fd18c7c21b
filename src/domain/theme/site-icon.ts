import { buildPalette } from './colours/palette'
import { formatHex } from './colours/srgb'
import type { Theme } from './theme'

/**
 * The favicon of a website as a data URL: its first letter on its brand colour. A name without a letter or digit gives
 * a plain square. Safe in any attribute, because it contains only that one character of the name.
 */
export function siteIcon(name: string, theme: Theme): string {
  const { brand } = buildPalette(theme)
  const letter = name.match(/[\p{L}\p{N}]/u)?.[0]?.toUpperCase() ?? ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="7" fill="${formatHex(brand.colour)}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" ` +
    `fill="${formatHex(brand.text)}">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
