declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    /** The value that an axis is pinned to, or the part of it that stays. */
    variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
