import { SaxesParser, type SaxesTagNS } from 'saxes'
import { SvgRewriter } from './svg-rewriter'
import { UnusableSvg } from './unusable-svg'

export interface CleanSvg {
  svg: string
  width: number
  height: number
}

interface Reader {
  openTag(tag: SaxesTagNS): void
  closeTag(tag: SaxesTagNS): void
  text(text: string): void
}

/** Parses well-formed XML. The parser does not support custom entities, so none are expanded. */
function read(source: string, reader: Reader): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', (tag) => reader.openTag(tag))
  parser.on('closetag', (tag) => reader.closeTag(tag))
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.on('error', () => {
    throw new UnusableSvg('This drawing cannot be read: export it again as plain SVG.')
  })
  parser.write(source).close()
}

function styleSheetsOf(source: string): string {
  let depth = 0
  let css = ''
  read(source, {
    openTag: ({ local }) => {
      if (local === 'style') depth += 1
    },
    closeTag: ({ local }) => {
      if (local === 'style') depth -= 1
    },
    text: (text) => {
      if (depth > 0) css += text
    },
  })
  return css
}

/**
 * Rebuilds a drawing from allowed parts only, with its size in whole pixels. The result cannot run, fetch, link to or frame anything,
 * wherever it is opened. Throws UnusableSvg when the source is not well-formed SVG, has no size, or is too complex.
 */
export function sanitiseSvg(source: string): CleanSvg {
  const rewriter = new SvgRewriter(styleSheetsOf(source))
  read(source, rewriter)
  if (!rewriter.size) throw new UnusableSvg('This file is not an SVG drawing.')
  return { svg: rewriter.finished(), ...rewriter.size }
}
