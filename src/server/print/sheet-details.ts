import type { SheetWeekly } from '@/domain/print/print-sheet'
import type { Detail } from '@/domain/vehicle/vehicle-details'
import type { SheetLook } from './sheet-look'
import { COLUMN_GAP, INNER, MARGIN, PAGE } from './sheet-measures'
import type { Drawing } from './sheet-parts'

const LEAD_HEIGHT = 42
const SPEC_COLUMNS = 3
const SPEC_HEIGHT = 26
const FOOT_MARGIN = 26
/** A bound on the lender's texts, which always show in full (`printSheet` limits their length). */
const MAX_WORDS_LINES = 30
const FEATURES_HEIGHT = 44

/** Draws the lead figures in cells across the page. Returns where they end. */
export function drawLead({ writer, sheet, look }: Drawing, top: number): number {
  const count = sheet.lead.length
  if (count === 0) return top
  const gap = 6
  const width = (INNER - gap * (count - 1)) / count
  for (const [index, { label, text }] of sheet.lead.entries()) {
    const x = MARGIN + index * (width + gap)
    writer.ornament((doc) => void doc.roundedRect(x, top, width, LEAD_HEIGHT, look.radius).fill(look.surface))
    const inner = { x: x + 8, width: width - 14 }
    writer.write(label, { ...inner, y: top + 8 }, { font: 'text', size: 7.5, colour: look.ink3, fits: true })
    writer.write(
      text,
      { ...inner, y: top + 20 },
      { font: 'strong', size: 10.5, colour: look.ink1, fits: true },
    )
  }
  return top + LEAD_HEIGHT
}

const rowsOf = ({ sheet }: Drawing) => Math.ceil(sheet.specs.length / SPEC_COLUMNS)
const keptFor = ({ sheet }: Drawing) => (sheet.features.length > 0 ? FEATURES_HEIGHT : 0)

export function specsHeight(drawing: Drawing): number {
  return rowsOf(drawing) * SPEC_HEIGHT + keptFor(drawing)
}

/** Draws as many specifications as fit above `bottom` and the features, in columns read downwards. Returns where they end. */
export function drawSpecs(drawing: Drawing, top: number, bottom: number): number {
  const { specs } = drawing.sheet
  const room = Math.max(0, Math.floor((bottom - keptFor(drawing) - top) / SPEC_HEIGHT))
  const rows = Math.min(rowsOf(drawing), room)
  const shown = specs.slice(0, rows * SPEC_COLUMNS)
  for (const [index, spec] of shown.entries()) {
    drawSpec(drawing, spec, Math.floor(index / rows), top + (index % rows) * SPEC_HEIGHT)
  }
  return top + rows * SPEC_HEIGHT
}

function drawSpec({ writer, look }: Drawing, { label, text }: Detail, column: number, y: number): void {
  const width = (INNER - COLUMN_GAP * (SPEC_COLUMNS - 1)) / SPEC_COLUMNS
  const x = MARGIN + column * (width + COLUMN_GAP)
  writer.write(label, { x, y: y + 4, width }, { font: 'text', size: 7.5, colour: look.ink3, fits: true })
  writer.write(text, { x, y: y + 13, width }, { font: 'strong', size: 9, colour: look.ink1, fits: true })
  writer.ornament((doc) => void rule(doc, x, y + SPEC_HEIGHT, width, look.line))
}

export function drawFeatures({ writer, sheet, look }: Drawing, top: number, bottom: number): void {
  const lines = Math.min(4, Math.floor((bottom - top - 18) / 12))
  if (sheet.features.length === 0 || lines < 1) return
  const head = { font: 'strong', size: 9, colour: look.ink1 } as const
  const y = writer.write('Features', { x: MARGIN, y: top, width: INNER }, head, 'H2')
  const place = { x: MARGIN, y: y + 2, width: INNER, lines }
  writer.write(sheet.features.join('  •  '), place, { font: 'text', size: 8.5, colour: look.ink2 })
}

/** Where the foot begins: higher when it includes a warning. */
export function footTop({ writer, sheet, look }: Drawing): number {
  const warning = sheet.weekly ? writer.heightOf(wordsOf(sheet.weekly), INNER, smallest(look)) + 5 : 0
  return PAGE.height - FOOT_MARGIN - 28 - warning
}

export function drawFoot(drawing: Drawing): void {
  const { writer, sheet, look } = drawing
  const top = footTop(drawing)
  writer.ornament((doc) => void rule(doc, MARGIN, top, INNER, look.line))
  const small = { font: 'text', size: 8, colour: look.ink2, fits: true } as const
  const side = INNER * 0.36
  const licence = sheet.licences.length > 0 ? `Dealer licence ${sheet.licences.join(', ')}` : ''
  const left = { x: MARGIN, width: side - 8 }
  writer.write(sheet.seller, { ...left, y: top + 7 }, { ...small, font: 'strong', colour: look.ink1 })
  writer.write(licence, { ...left, y: top + 18 }, small)
  const right = { x: MARGIN + side, width: INNER - side }
  const address = { ...small, align: 'right', link: sheet.address } as const
  writer.write(sheet.address.replace(/^https?:\/\//, ''), { ...right, y: top + 7 }, address, 'Link')
  writer.write(sheet.asOf, { ...right, y: top + 18 }, { ...small, align: 'right' })
  if (!sheet.weekly) return
  const place = { x: MARGIN, y: top + 32, width: INNER, lines: MAX_WORDS_LINES }
  writer.write(wordsOf(sheet.weekly), place, smallest(look))
}

const wordsOf = ({ words }: SheetWeekly) => `* ${words}`

const smallest = ({ ink2 }: SheetLook) => ({ font: 'text', size: 7, colour: ink2 }) as const

function rule(doc: PDFKit.PDFDocument, x: number, y: number, width: number, colour: string) {
  return doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke()
}
