import { MAKERS_VERSION } from '@/ui/primitives/sprites'
import { makerIcons, makerSymbol } from './maker-icons'

const SEPARATOR = '_'
const EXTENSION = '.svg'

const icons = new Map(Object.entries(makerIcons).map(([make, icon]) => [makerSymbol(make), icon]))

/** Returns the URL of one SVG with the logos of several makes. Makes without a logo are skipped. */
export function sheetAddress(makes: readonly string[]): string {
  const symbols = makes.filter((make) => Object.hasOwn(makerIcons, make)).map(makerSymbol)
  return `/assets/makers/${[...new Set(symbols)].join(SEPARATOR)}${EXTENSION}?v=${MAKERS_VERSION}`
}

/**
 * Builds the SVG of such a URL from its file name. Returns null when it names no logo, an unknown one, or one
 * twice.
 */
export function buildSheet(file: string): string | null {
  if (!file.endsWith(EXTENSION)) return null
  const names = file.slice(0, -EXTENSION.length).split(SEPARATOR)
  if (new Set(names).size < names.length || names.some((name) => !icons.has(name))) return null
  const symbols = names.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${icons.get(name)?.path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
