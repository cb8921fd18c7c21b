import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { PrintSheet } from '@/domain/print/print-sheet'
import { PdfWriter } from './pdf-writer'
import { drawFeatures, drawFoot, drawLead, drawSpecs, footTop, specsHeight } from './sheet-details'
import type { SheetFonts } from './sheet-fonts'
import type { SheetLook } from './sheet-look'
import { PHOTO } from './sheet-measures'
import { drawBand, drawOffer, drawPhoto } from './sheet-parts'

export interface SheetPictures {
  /** JPEG. */
  readonly photo: Buffer | null
  /** PNG. */
  readonly logo: Buffer | null
}

/** Draws a sheet as a PDF of one A4 page: tagged, with real text and embedded fonts. */
export async function drawPdf(
  sheet: PrintSheet,
  look: SheetLook,
  fonts: SheetFonts,
  { photo, logo }: SheetPictures,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // The writer registers our fonts. pdfkit would read its default font from a file beside its code.
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: 'en-AU',
    tagged: true,
    displayTitle: true,
    info: { Title: sheet.name, Author: look.dealer, Subject: sheet.address },
  })
  const file = buffer(doc as unknown as NodeJS.ReadableStream)
  const writer = new PdfWriter(doc, fonts)
  const drawing = { writer, sheet, look }
  // The foot has a fixed position, and is last in reading order.
  const footStarts = footTop(drawing)
  const drawTop = (photoHeight: number) => {
    const offerEnds = drawOffer(drawing, drawPhoto(drawing, photo, photoHeight))
    return drawLead(drawing, offerEnds + 12)
  }
  drawBand(drawing, logo)
  const wanted = writer.measure(() => drawTop(PHOTO.most)) + 8 + specsHeight(drawing)
  // Rounds to whole points: a fraction less would cost a row.
  const lacking = Math.max(0, Math.ceil(wanted - (footStarts - 8)))
  const leadEnds = drawTop(Math.max(PHOTO.least, PHOTO.most - lacking))
  const specsEnd = drawSpecs(drawing, leadEnds + 8, footStarts - 8)
  drawFeatures(drawing, specsEnd + 10, footStarts - 6)
  drawFoot(drawing)
  writer.end()
  return file
}
