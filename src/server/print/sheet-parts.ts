import type { PrintSheet } from '@/domain/print/print-sheet'
import type { PdfWriter } from './pdf-writer'
import { type QrPath, qrPath } from './qr-path'
import type { SheetLook } from './sheet-look'
import { BAND, BAND_RULE, COLUMN_GAP, INNER, MARGIN, PAGE, QR } from './sheet-measures'

const PHOTO_GAP = 16

export interface Drawing {
  readonly writer: PdfWriter
  readonly sheet: PrintSheet
  readonly look: SheetLook
}

export function drawBand({ writer, sheet, look }: Drawing, logo: Buffer | null): void {
  const { ground, ink } = look.head
  writer.ornament((doc) => {
    doc.rect(0, 0, PAGE.width, BAND).fill(ground)
    doc.rect(0, BAND - BAND_RULE, PAGE.width, BAND_RULE).fill(look.brand)
  })
  const half = INNER / 2
  if (logo) {
    writer.picture(
      look.dealer,
      () => void writer.doc.image(logo, MARGIN, 11, { fit: [half, BAND - 22], valign: 'center' }),
    )
  } else {
    const style = { font: 'display', size: 17, colour: ink, fits: true } as const
    writer.write(look.cased(look.dealer), { x: MARGIN, y: 17, width: half }, style)
  }
  const right = { x: MARGIN + half, width: half }
  if (sheet.phone) {
    const style = { font: 'strong', size: 13, colour: ink, align: 'right' } as const
    writer.write(sheet.phone, { ...right, y: 11 }, style)
  }
  const style = { font: 'text', size: 8.5, colour: ink, align: 'right', fits: true } as const
  writer.write(sheet.place ?? sheet.seller, { ...right, y: sheet.phone ? 30 : 21 }, style)
}

/**
 * Draws the photo, or a note that photos are on their way. Draws nothing when the photo is unavailable or the vehicle sold without one.
 * Returns where the next part begins.
 */
export function drawPhoto({ writer, sheet, look }: Drawing, photo: Buffer | null, most: number): number {
  const y = BAND + 14
  if (photo) {
    writer.picture(`Photo of ${sheet.name}`, () => {
      writer.doc.save()
      writer.doc.roundedRect(MARGIN, y, INNER, most, look.radius).clip()
      writer.doc.image(photo, MARGIN, y, { cover: [INNER, most], align: 'center', valign: 'center' })
      writer.doc.restore()
    })
    return y + most + PHOTO_GAP
  }
  if (sheet.photo !== null || sheet.standing === 'Sold') return y
  const height = 110
  writer.ornament((doc) => void doc.roundedRect(MARGIN, y, INNER, height, look.radius).fill(look.surface))
  const style = { font: 'display', size: 18, colour: look.ink3, align: 'center' } as const
  writer.write(
    look.cased('Photos are on their way'),
    { x: MARGIN, y: y + height / 2 - 10, width: INNER },
    style,
  )
  return y + height + PHOTO_GAP
}

/** Draws the name, the price and the QR code of the vehicle's page. Returns where they end. */
export function drawOffer(drawing: Drawing, top: number): number {
  const { writer, sheet, look } = drawing
  const left = { x: MARGIN, width: INNER - QR.side - COLUMN_GAP }
  const name = { font: 'display', size: 23, colour: look.ink1, fits: true } as const
  let y = writer.write(look.cased(sheet.name), { ...left, y: top, lines: 2 }, name, 'H1')
  if (sheet.subtitle)
    y = writer.write(
      sheet.subtitle,
      { ...left, y: y + 2 },
      { font: 'text', size: 10, colour: look.ink2, fits: true },
    )
  y = drawPrice(drawing, left, y + 8)
  return Math.max(y, drawQr(drawing, top))
}

function drawPrice(
  { writer, sheet, look }: Drawing,
  left: { x: number; width: number },
  top: number,
): number {
  const { standing } = sheet
  if (standing === 'Sold') {
    return writer.write(standing, { ...left, y: top }, { font: 'display', size: 22, colour: look.ink1 })
  }
  let y = top
  if (standing)
    y = 3 + writer.write(standing, { ...left, y }, { font: 'strong', size: 12, colour: look.ink1 })
  if (sheet.price) {
    const { amount, before, note } = sheet.price
    const small = { font: 'text', size: 10, colour: look.ink2 } as const
    if (before) y = 2 + writer.write(before, { ...left, y }, { ...small, size: 11, strike: true })
    const large = { font: 'display', size: 28, colour: look.brandInk } as const
    const end = writer.write(amount, { ...left, y }, large)
    const x = MARGIN + Math.min(writer.widthOf(amount, large), left.width - 90) + 8
    if (note) writer.write(note, { x, y: end - 19, width: left.x + left.width - x }, small)
    y = end
  }
  if (!sheet.weekly) return y
  const { lead, amount, rate } = sheet.weekly
  if (lead) y = writer.write(lead, { ...left, y: y + 2 }, { font: 'text', size: 8.5, colour: look.ink3 })
  return writer.write(
    `${amount}  |  ${rate}`,
    { ...left, y: y + 2 },
    { font: 'strong', size: 10.5, colour: look.ink1 },
  )
}

function drawQr({ writer, sheet, look }: Drawing, top: number): number {
  const { size, path }: QrPath = qrPath(sheet.address)
  const x = PAGE.width - MARGIN - QR.side
  writer.picture(`QR code that links to ${sheet.address}`, () => {
    const { doc } = writer
    doc
      .save()
      .translate(x, top + 4)
      .scale(QR.side / size)
    doc.path(path).fill('#000')
    doc.restore()
  })
  const style = { font: 'text', size: 7.5, colour: look.ink3, align: 'center' } as const
  return writer.write(
    'Scan for photos and enquiries',
    { x, y: top + QR.side + 9, width: QR.side, lines: 2 },
    style,
  )
}
