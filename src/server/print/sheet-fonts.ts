/// <reference path="../theme/subset-font-types.ts" />
import subsetFont from 'subset-font'
import { type FontPairKey, fontPairFor, type Typeface } from '@/domain/theme/fonts/font-pairs'
import { packagedFont } from '../theme/read-font'
import { LATIN } from './latin'

/** A typeface at one weight, as a TrueType file, and the factor that its nominal size is scaled by. */
export interface SheetFont {
  readonly file: Buffer
  readonly scale: number
}

export interface SheetFonts {
  readonly text: SheetFont
  readonly strong: SheetFont
  readonly display: SheetFont
}

const TEXT_WEIGHT = 400
const STRONG_WEIGHT = 650

const fonts = new Map<string, Promise<Buffer>>()

/** PDF does not support variable fonts, so one weight is cut out of the file, once, and cached (about 40 KB each). */
async function cutFont(typeface: Typeface, weight: number): Promise<SheetFont> {
  const { source, stretch, scale = 1 } = typeface
  const key = `${source} ${weight} ${stretch ?? ''}`
  let file = fonts.get(key)
  if (!file) {
    file = instanceOf(typeface, weight)
    fonts.set(key, file)
    file.catch(() => fonts.delete(key))
  }
  return { file: await file, scale }
}

async function instanceOf(typeface: Typeface, weight: number): Promise<Buffer> {
  const variationAxes: Record<string, number> = { wght: weight }
  if (typeface.stretch) variationAxes.wdth = typeface.stretch
  return subsetFont(await packagedFont(typeface), LATIN, { targetFormat: 'truetype', variationAxes })
}

export async function sheetFonts(key: FontPairKey): Promise<SheetFonts> {
  const pair = fontPairFor(key)
  const [text, strong, display] = await Promise.all([
    cutFont(pair.text, TEXT_WEIGHT),
    cutFont(pair.text, STRONG_WEIGHT),
    cutFont(pair.display, pair.displayWeight),
  ])
  return { text, strong, display }
}
