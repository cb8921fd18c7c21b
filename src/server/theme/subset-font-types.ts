declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    /** The value to pin an axis to, or the range to keep. */
    variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
