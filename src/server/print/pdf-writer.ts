import { toLatin } from './latin'
import type { SheetFonts } from './sheet-fonts'

type Document = PDFKit.PDFDocument
type StructureTag = 'H1' | 'H2' | 'P' | 'Figure' | 'Link'

export interface Style {
  readonly font: keyof SheetFonts
  /** Points. */
  readonly size: number
  readonly colour: string
  readonly align?: 'left' | 'right' | 'center'
  readonly strike?: boolean
  /** Shrinks text, to three quarters of its size at most, before cutting it off. */
  readonly fits?: boolean
  readonly link?: string
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Maximum number of lines. Longer text ends in an ellipsis. */
  readonly lines?: number
}

/** Writes on a tagged PDF page: content in reading order, and ornaments. Measures are in points from the top left. */
export class PdfWriter {
  private readonly root: PDFKit.PDFStructureElement
  private isTrying = false

  constructor(
    readonly doc: Document,
    private readonly fonts: SheetFonts,
  ) {
    for (const [name, { file }] of Object.entries(fonts)) doc.registerFont(name, file)
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  /** Writes a text and returns the y of its end. An empty text takes no room. */
  write(text: string, { x, y, width, lines = 1 }: Place, style: Style, tag: StructureTag = 'P'): number {
    const words = toLatin(text)
    if (words === '') return y
    const size = this.sizeOf(words, width * lines, style)
    const leading = this.use(style, size).currentLineHeight(true)
    const draw = () =>
      void this.use(style, size)
        .fillColor(style.colour)
        .text(words, x, y, {
          width,
          // Slightly more than the lines need; otherwise the last one does not fit.
          height: leading * lines + 0.5,
          ellipsis: '…',
          align: style.align,
          strike: style.strike,
          link: style.link,
        })
    if (!this.isTrying) this.root.add(this.doc.struct(tag, {}, draw))
    return y + Math.min(this.use(style, size).heightOfString(words, { width }), leading * lines)
  }

  /** The result of `draw`, such as where it ends, without drawing it. */
  measure<T>(draw: () => T): T {
    this.isTrying = true
    const measured = draw()
    this.isTrying = false
    return measured
  }

  heightOf(text: string, width: number, style: Style): number {
    return this.use(style, style.size).heightOfString(toLatin(text), { width })
  }

  widthOf(text: string, style: Style): number {
    return this.use(style, style.size).widthOfString(toLatin(text))
  }

  /** A figure with a text alternative. */
  picture(alt: string, draw: () => void): void {
    if (!this.isTrying) this.root.add(this.doc.struct('Figure', { alt }, draw))
  }

  /** Decoration that screen readers skip: backgrounds and rules. */
  ornament(draw: (doc: Document) => void): void {
    if (this.isTrying) return
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw(this.doc)
    this.doc.endMarkedContent()
  }

  end(): void {
    this.root.end()
    this.doc.end()
  }

  private use({ font }: Style, size: number): Document {
    return this.doc.font(font).fontSize(size * this.fonts[font].scale)
  }

  private sizeOf(words: string, room: number, style: Style): number {
    if (!style.fits) return style.size
    const wide = this.use(style, style.size).widthOfString(words)
    return style.size * Math.max(0.75, Math.min(1, room / wide))
  }
}
