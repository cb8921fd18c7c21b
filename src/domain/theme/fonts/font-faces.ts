import { type FallbackFace, fallbackFaces } from './fallback-faces'
import { type FontPair, type FontPairKey, fontPairFor, fontPairKeys, type Typeface } from './font-pairs'

/** Of every package, all of one release. Part of each address, which browsers keep for ever: a unit test holds it. */
export const FONT_RELEASE = '5.3.0'

/** The weights that themes set type in. Files are cut to them, and their addresses say so. */
export const FONT_WEIGHTS = { min: 400, max: 800 } as const

const ADDRESS = '/assets/fonts/'

/** The name of a typeface's file in its address. */
function fileName({ source }: Typeface): string {
  return `${source}-${FONT_RELEASE}-${FONT_WEIGHTS.min}-${FONT_WEIGHTS.max}.woff2`
}

/** Where a browser gets a typeface. */
export function fontAddress(typeface: Typeface): string {
  return ADDRESS + fileName(typeface)
}

const facesOf = ({ text, display }: FontPair) => (text === display ? [text] : [text, display])

/** The typefaces of a pair, each once, the text's first: what a page should fetch early. */
export function typefacesOf(pair: FontPairKey): readonly Typeface[] {
  return facesOf(fontPairFor(pair))
}

const typefaceByFile = new Map(
  fontPairKeys.flatMap(typefacesOf).map((typeface) => [fileName(typeface), typeface]),
)

/** The names of all typefaces' files. */
export const typefaceFiles: readonly string[] = [...typefaceByFile.keys()]

/** The typeface whose file has this name; null for any other name. */
export function typefaceOfFile(name: string): Typeface | null {
  return typefaceByFile.get(name) ?? null
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

function ownFace(typeface: Typeface, late: LateFace): string {
  const { family, stretch, scale } = typeface
  return [
    `@font-face{font-family:"${family}";src:url(${fontAddress(typeface)}) format("woff2")`,
    `font-weight:${FONT_WEIGHTS.min} ${FONT_WEIGHTS.max};font-style:normal;font-display:${late}`,
    ...(stretch ? [`font-stretch:${stretch}%`] : []),
    ...(scale ? [`size-adjust:${percent(scale)}`] : []),
  ]
    .join(';')
    .concat('}')
}

/** A face of the visitor's own machine, drawn so that text takes the room that the typeface will take. */
function standIn(
  typeface: Typeface,
  { name, bold, regular, kind }: FallbackFace,
  weight: 'regular' | 'bold',
) {
  const width = typeface.width[weight]
  if (width === undefined || kind !== typeface.kind) return []
  const local = weight === 'bold' ? bold : regular
  const inCapitals = typeface.capitals !== undefined && local.capitals !== undefined
  const share = inCapitals ? typeface.capitals / local.capitals : width / local.width
  const adjust = share * (typeface.scale ?? 1)
  const height = (part: number) => percent((part * (typeface.scale ?? 1)) / adjust)
  return [
    `@font-face{font-family:"${typeface.family} ${name}";src:${local.names.map((one) => `local("${one}")`).join()}`,
    `font-weight:${weight === 'bold' ? '501 900' : '200 500'}`,
    `size-adjust:${percent(adjust)};ascent-override:${height(typeface.ascent)}`,
    `descent-override:${height(typeface.descent)};line-gap-override:0%}`,
  ].join(';')
}

/**
 * What becomes of a typeface that arrives after the text was drawn: `optional` leaves the stand-in, and the next page has
 * it; `swap` draws the text anew. Stand-ins take the same room on the whole, not letter by letter: what is drawn anew moves
 * what stands beside it by a pixel or two.
 */
export type LateFace = 'optional' | 'swap'

/**
 * The @font-face rules of a pair: its own faces, fetched before anything else of a page, and faces of the visitor's machine
 * that stand in for them.
 */
export function fontFaces(pair: FontPairKey, late: LateFace = 'optional'): string {
  return typefacesOf(pair)
    .flatMap((typeface) => [
      ownFace(typeface, late),
      ...fallbackFaces.flatMap((face) => [
        standIn(typeface, face, 'regular'),
        standIn(typeface, face, 'bold'),
      ]),
    ])
    .flat()
    .join('')
}

/** The `font-family` of a typeface, with what stands in for it. */
export function fontStack(typeface: Typeface): string {
  const own = [
    typeface.family,
    ...fallbackFaces
      .filter(({ kind }) => kind === typeface.kind)
      .map(({ name }) => `${typeface.family} ${name}`),
  ]
  const generic = typeface.kind === 'serif' ? 'serif' : 'sans-serif'
  return [...own.map((name) => `"${name}"`), generic].join()
}
