import { type FallbackFace, fallbackFaces } from './fallback-faces'
import { type FontPair, type FontPairKey, fontPairFor, fontPairKeys, type Typeface } from './font-pairs'

/** Of all font packages. Browsers cache each URL forever, so it contains the release; a unit test checks it. */
export const FONT_RELEASE = '5.3.0'

/** The weights used by themes. Font files are cut to them, and URLs contain them. */
export const FONT_WEIGHTS = { min: 400, max: 800 } as const

const ADDRESS = '/assets/fonts/'

function fileName({ source }: Typeface): string {
  return `${source}-${FONT_RELEASE}-${FONT_WEIGHTS.min}-${FONT_WEIGHTS.max}.woff2`
}

export function fontAddress(typeface: Typeface): string {
  return ADDRESS + fileName(typeface)
}

const facesOf = ({ text, display }: FontPair) => (text === display ? [text] : [text, display])

/** The text's first, for preloading. */
export function typefacesOf(pair: FontPairKey): readonly Typeface[] {
  return facesOf(fontPairFor(pair))
}

const typefaceByFile = new Map(
  fontPairKeys.flatMap(typefacesOf).map((typeface) => [fileName(typeface), typeface]),
)

export const typefaceFiles: readonly string[] = [...typefaceByFile.keys()]

/** Null for an unknown file name. */
export function typefaceOfFile(name: string): Typeface | null {
  return typefaceByFile.get(name) ?? null
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

function ownFace(typeface: Typeface, late: FontDisplay): string {
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

/** A local face with metrics adjusted to those of the typeface. */
function fallbackRule(
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
 * What happens if a typeface arrives after the text was rendered: `optional` keeps the fallback face until the next
 * page; `swap` re-renders the text. Fallback faces match on average, not letter by letter, so a swap moves adjacent
 * content by a pixel or two.
 */
export type FontDisplay = 'optional' | 'swap'

export function fontFaces(pair: FontPairKey, late: FontDisplay = 'optional'): string {
  return typefacesOf(pair)
    .flatMap((typeface) => [
      ownFace(typeface, late),
      ...fallbackFaces.flatMap((face) => [
        fallbackRule(typeface, face, 'regular'),
        fallbackRule(typeface, face, 'bold'),
      ]),
    ])
    .flat()
    .join('')
}

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
