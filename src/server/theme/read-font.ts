/// <reference path="./subset-font-types.ts" />
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { FONT_WEIGHTS, typefaceFiles, typefaceOfFile } from '@/domain/theme/fonts/font-faces'
import type { Typeface } from '@/domain/theme/fonts/font-pairs'
import { env } from '@/env'

/** The characters in Fontsource's latin files. Browsers draw all others in the fallback fonts. */
const LATIN = [
  [0x20, 0xff],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
]
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('')

const subsets = new Map<string, Promise<Buffer>>()

export function packagedFont({ source, axis = 'wght' }: Typeface): Promise<Buffer> {
  const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable', source, 'files')
  return readFile(path.join(/* turbopackIgnore: true */ folder, `${source}-latin-${axis}-normal.woff2`))
}

/**
 * The bytes of a typeface by the name in its URL, subset to the weights and width that themes use, which saves a sixth to two thirds of the
 * file. Each is subset once, in 0.1 to 0.5 seconds. Null for an unknown name: the name never becomes part of a path.
 */
export async function readFont(name: string): Promise<Buffer | null> {
  const typeface = typefaceOfFile(name)
  if (!typeface) return null
  const known = subsets.get(name)
  if (known) return known
  const file = subsetTypeface(typeface)
  subsets.set(name, file)
  file.catch(() => subsets.delete(name))
  return file
}

/**
 * Subsets all typefaces, one after the other, because one that is subset on the first request arrives too late for that page. Not in
 * development, where the server restarts often.
 */
export async function subsetFonts(): Promise<void> {
  if (env().NODE_ENV === 'development') return
  for (const file of typefaceFiles) await readFont(file)
}

async function subsetTypeface(typeface: Typeface): Promise<Buffer> {
  const { stretch } = typeface
  return subsetFont(await packagedFont(typeface), LATIN, {
    targetFormat: 'woff2',
    variationAxes: { wght: FONT_WEIGHTS, ...(stretch && { wdth: stretch }) },
  })
}
