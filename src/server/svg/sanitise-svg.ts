import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { ELEMENTS, isAllowedAttribute, WITH_TEXT } from './allowed-svg'
import { declarationsFor, readDeclarations, readStyleSheet, type StyleSheet } from './clean-css'
import { svgSize } from './svg-size'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** More than a logo needs, and few enough for a browser to draw at once. */
const MAX_ELEMENTS = 5_000

/** A file that is not a drawing, or cannot be made safe to show. The message is for the person who uploaded it. */
export class UnusableSvg extends Error {}

export interface CleanSvg {
  svg: string
  width: number
  height: number
}

interface Reader {
  open(tag: SaxesTagNS): void
  close(tag: SaxesTagNS): void
  text(text: string): void
}

/** Parses well-formed XML, tag by tag. The parser does not support custom entities, so none are expanded. */
function read(source: string, reader: Reader): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', reader.open)
  parser.on('closetag', reader.close)
  parser.on('text', reader.text)
  parser.on('cdata', reader.text)
  parser.on('error', () => {
    throw new UnusableSvg('This drawing cannot be read. Export it again as plain SVG.')
  })
  parser.write(source).close()
}

function readStyles(source: string): StyleSheet {
  let depth = 0
  let css = ''
  const step = (tag: SaxesTagNS, by: number) => {
    if (tag.local === 'style') depth += by
  }
  read(source, {
    open: (tag) => step(tag, 1),
    close: (tag) => step(tag, -1),
    text: (text) => {
      if (depth > 0) css += text
    },
  })
  return readStyleSheet(css)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const isOwn = ({ uri, local }: SaxesAttributeNS) => uri === '' || (uri === XLINK && local === 'href')

/** The allowed attributes of an element, and as its style what the style sheet and its own style say. */
function cleanAttributes(tag: SaxesTagNS, styles: StyleSheet, isMasking: boolean): Map<string, string> {
  const isAllowed = (name: string) => !(isMasking && (name === 'mask' || name === 'clip-path'))
  const attributeValue = (name: string) => tag.attributes[name]?.value
  const attributes = Object.values(tag.attributes)
    .filter((attribute) => isOwn(attribute) && isAllowed(attribute.local))
    .filter(({ local, value }) => isAllowedAttribute(tag.local, local, value))
  const classes = (attributeValue('class') ?? '').split(/\s+/)
  const style = new Map([
    ...declarationsFor(styles, { element: tag.local, classes, id: attributeValue('id') }),
    ...readDeclarations(attributeValue('style') ?? ''),
  ])
  const css = [...style].filter(([name]) => isAllowed(name)).map(([name, value]) => `${name}:${value}`)
  return new Map([
    ...attributes.map(({ local, value }) => [local, value] as const),
    ...(css.length > 0 ? [['style', css.join(';')] as const] : []),
  ])
}

/**
 * Rebuilds a drawing from allowed elements, attributes and styles, with its size in whole pixels. The result cannot run, fetch, link to or
 * frame anything. Throws UnusableSvg when the source is not well-formed SVG, has no size, or is too complex.
 */
export function sanitiseSvg(source: string): CleanSvg {
  const styles = readStyles(source)
  const parts: string[] = []
  /** The open elements, and whether a `use` may draw each again. */
  const path: { name: string; isReusable: boolean }[] = []
  let skipped = 0
  let elements = 0
  let size = { width: 0, height: 0 }

  /** Nested reuse doubles the drawing at every level: 40 lines are enough to stop a browser. */
  function isAllowed({ local, uri }: SaxesTagNS): boolean {
    if (uri !== SVG || !ELEMENTS.has(local)) return false
    if (local === 'svg') return path.length === 0
    return local !== 'use' || !path.some(({ isReusable }) => isReusable)
  }

  function withSize(attributes: ReadonlyMap<string, string>): Map<string, string> {
    const found = svgSize(attributes)
    if (!found) throw new UnusableSvg('This drawing has no size. Save it with a view box.')
    size = found
    const [width, height] = [String(size.width), String(size.height)]
    const viewBox = attributes.get('viewBox') ?? `0 0 ${width} ${height}`
    return new Map([['xmlns', SVG], ...attributes, ...Object.entries({ width, height, viewBox })])
  }

  read(source, {
    open(tag) {
      const isRoot = parts.length === 0
      if (isRoot && (tag.local !== 'svg' || tag.uri !== SVG))
        throw new UnusableSvg('This file is not an SVG drawing.')
      if (skipped > 0 || !isAllowed(tag)) {
        skipped += 1
        return
      }
      elements += 1
      if (elements > MAX_ELEMENTS) throw new UnusableSvg('This drawing is too complicated for a logo.')
      const isMasking = path.some(({ name }) => name === 'mask' || name === 'clipPath')
      const attributes = cleanAttributes(tag, styles, isMasking)
      const isReusable = attributes.has('id') || path.some((open) => open.isReusable)
      path.push({ name: tag.local, isReusable: !isRoot && isReusable })
      const written = [...(isRoot ? withSize(attributes) : attributes)]
      parts.push(`<${tag.local}${written.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`)
    },
    close() {
      if (skipped > 0) skipped -= 1
      else parts.push(`</${path.pop()?.name}>`)
    },
    text(text) {
      if (skipped === 0 && WITH_TEXT.has(path.at(-1)?.name ?? '')) parts.push(escaped(text))
    },
  })
  return { svg: parts.join(''), ...size }
}
