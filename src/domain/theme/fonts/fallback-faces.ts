interface LocalFace {
  /** Alternative local names of faces with the same widths. */
  readonly names: readonly string[]
  /** Average character width of ordinary text, as a share of the font size. */
  readonly width: number
  /** The same for capitals, for a pair with headings in capitals. */
  readonly capitals?: number
}

export interface FallbackFace {
  readonly name: string
  readonly kind: 'sans' | 'serif'
  readonly regular: LocalFace
  readonly bold: LocalFace
}

/** In order of preference: Windows and Apple, Android, bare Linux. */
export const fallbackFaces: readonly FallbackFace[] = [
  {
    name: 'stand-in',
    kind: 'sans',
    regular: { names: ['Arial', 'Liberation Sans', 'Arimo'], width: 0.4553 },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      width: 0.4845,
      capitals: 0.5853,
    },
  },
  {
    name: 'Android',
    kind: 'sans',
    regular: { names: ['Roboto', 'Roboto-Regular'], width: 0.4492 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 0.4566, capitals: 0.5413 },
  },
  {
    name: 'Linux',
    kind: 'sans',
    regular: { names: ['DejaVu Sans'], width: 0.5165 },
    bold: { names: ['DejaVu Sans Bold'], width: 0.5807, capitals: 0.6582 },
  },
  {
    name: 'stand-in',
    kind: 'serif',
    regular: { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], width: 0.4133 },
    bold: {
      names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
      width: 0.4369,
    },
  },
  {
    name: 'Android',
    kind: 'serif',
    regular: { names: ['Noto Serif', 'NotoSerif-Regular'], width: 0.4827 },
    bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.5105 },
  },
  {
    name: 'Linux',
    kind: 'serif',
    regular: { names: ['DejaVu Serif'], width: 0.5234 },
    bold: { names: ['DejaVu Serif Bold'], width: 0.5746 },
  },
]
