/**
 * A typeface of a theme: one variable font file of a Fontsource package, Latin letters only. Its metrics are shares of
 * the font size, measured with `npx tsx scripts/measure-fonts.ts`; tests/e2e/website/theme.spec.ts checks them in a
 * browser.
 */
export interface Typeface {
  readonly family: string
  /** The package below @fontsource-variable, and the axis in its file name. */
  readonly source: string
  readonly axis?: 'wght' | 'wdth'
  /** Percent. */
  readonly stretch?: number
  /** A scale factor, so that a condensed face looks as large as others. */
  readonly scale?: number
  readonly ascent: number
  readonly descent: number
  /** Average character width of ordinary text in the weights in use. */
  readonly width: { readonly regular?: number; readonly bold?: number }
  /** The same for bold capitals, for a typeface used for capitals only. */
  readonly capitals?: number
  readonly kind: 'sans' | 'serif'
}

export interface FontPair {
  readonly label: string
  readonly character: string
  readonly text: Typeface
  readonly display: Typeface
  readonly displayWeight: number
  /** Em. */
  readonly displayTracking: number
  readonly displayCase?: 'uppercase'
}

const inter: Typeface = {
  family: 'Inter',
  source: 'inter',
  ascent: 0.969,
  descent: 0.241,
  width: { regular: 0.4858, bold: 0.4997 },
  kind: 'sans',
}

const manrope: Typeface = {
  family: 'Manrope',
  source: 'manrope',
  ascent: 1.066,
  descent: 0.3,
  width: { regular: 0.4603, bold: 0.4804 },
  kind: 'sans',
}

export const fontPairs = {
  grotesk: {
    label: 'Inter',
    character: 'Neutral and exact: one family for everything',
    text: inter,
    display: inter,
    displayWeight: 750,
    displayTracking: -0.025,
  },
  expanded: {
    label: 'Archivo Expanded with Figtree',
    character: 'Wide and confident, like lettering on a tailgate',
    text: {
      family: 'Figtree',
      source: 'figtree',
      ascent: 0.95,
      descent: 0.25,
      width: { regular: 0.4546, bold: 0.4653 },
      kind: 'sans',
    },
    display: {
      family: 'Archivo Expanded',
      source: 'archivo',
      axis: 'wdth',
      stretch: 125,
      scale: 0.88,
      ascent: 0.878,
      descent: 0.21,
      width: { bold: 0.6162 },
      kind: 'sans',
    },
    displayWeight: 750,
    displayTracking: -0.02,
  },
  geometric: {
    label: 'Outfit with Manrope',
    character: 'Round and clear, drawn with a compass',
    text: manrope,
    display: {
      family: 'Outfit',
      source: 'outfit',
      ascent: 1,
      descent: 0.26,
      width: { bold: 0.4558 },
      kind: 'sans',
    },
    displayWeight: 600,
    displayTracking: -0.02,
  },
  technical: {
    label: 'Sora with Manrope',
    character: 'Broad and modern, at home on an instrument panel',
    text: manrope,
    display: {
      family: 'Sora',
      source: 'sora',
      scale: 0.94,
      ascent: 0.97,
      descent: 0.29,
      width: { bold: 0.5167 },
      kind: 'sans',
    },
    displayWeight: 650,
    displayTracking: -0.035,
  },
  humanist: {
    label: 'Bricolage Grotesque with Instrument Sans',
    character: 'Warm and lively: a voice from behind the counter',
    text: {
      family: 'Instrument Sans',
      source: 'instrument-sans',
      ascent: 0.97,
      descent: 0.25,
      width: { regular: 0.458, bold: 0.4729 },
      kind: 'sans',
    },
    display: {
      family: 'Bricolage Grotesque',
      source: 'bricolage-grotesque',
      ascent: 0.93,
      descent: 0.27,
      width: { bold: 0.4926 },
      kind: 'sans',
    },
    displayWeight: 700,
    displayTracking: -0.03,
  },
  condensed: {
    label: 'Sofia Sans Extra Condensed with Sofia Sans',
    character: 'Tall, tight and loud: race numbers',
    text: {
      family: 'Sofia Sans',
      source: 'sofia-sans',
      scale: 1.05,
      ascent: 0.9,
      descent: 0.3,
      width: { regular: 0.4317, bold: 0.4376 },
      kind: 'sans',
    },
    display: {
      family: 'Sofia Sans Extra Condensed',
      source: 'sofia-sans-extra-condensed',
      scale: 1.28,
      ascent: 0.9,
      descent: 0.3,
      width: { bold: 0.3119 },
      capitals: 0.3529,
      kind: 'sans',
    },
    displayWeight: 800,
    displayTracking: -0.005,
    displayCase: 'uppercase',
  },
  slab: {
    label: 'Bitter with Source Sans',
    character: 'Sturdy slabs: tools, timber and dust',
    text: {
      family: 'Source Sans 3',
      source: 'source-sans-3',
      scale: 1.06,
      ascent: 1.024,
      descent: 0.4,
      width: { regular: 0.4195, bold: 0.4383 },
      kind: 'sans',
    },
    display: {
      family: 'Bitter',
      source: 'bitter',
      ascent: 0.935,
      descent: 0.265,
      width: { bold: 0.4724 },
      kind: 'serif',
    },
    displayWeight: 750,
    displayTracking: -0.025,
  },
  serif: {
    label: 'Newsreader with Hanken Grotesk',
    character: 'Refined and quiet: a showroom after hours',
    text: {
      family: 'Hanken Grotesk',
      source: 'hanken-grotesk',
      ascent: 1,
      descent: 0.303,
      width: { regular: 0.457, bold: 0.4617 },
      kind: 'sans',
    },
    display: {
      family: 'Newsreader',
      source: 'newsreader',
      scale: 1.08,
      ascent: 0.735,
      descent: 0.265,
      width: { regular: 0.4431 },
      kind: 'serif',
    },
    displayWeight: 500,
    displayTracking: -0.02,
  },
} as const satisfies Record<string, FontPair>

export type FontPairKey = keyof typeof fontPairs

export const fontPairKeys = Object.keys(fontPairs) as readonly FontPairKey[]

export function fontPairFor(key: FontPairKey): FontPair {
  return fontPairs[key]
}
