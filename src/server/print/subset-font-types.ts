declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype'
    /** One value for each axis that is to be pinned. */
    variationAxes: Readonly<Record<string, number>>
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
