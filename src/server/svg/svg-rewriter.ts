import type { SaxesTagNS } from 'saxes'
import { ELEMENTS, WITH_TEXT } from './allowed-svg'
import { declarationsFor, readDeclarations, readStyleSheet } from './clean-css'
import { svgSize } from './svg-size'
import { isAllowedAttribute, openingTag, textNode } from './svg-writer'
import { UnusableSvg } from './unusable-svg'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** A logo never has this many elements, and a browser still draws them at once. */
const MOST_ELEMENTS = 5_000

interface Open {
  name: string
  /** Whether a `use` element can draw it again. */
  isReusable: boolean
}

/** Writes the allowed parts of a drawing as its tags are parsed. Moves the style sheet's declarations to each element. */
export class SvgRewriter {
  readonly #rules: ReturnType<typeof readStyleSheet>
  readonly #parts: string[] = []
  readonly #open: Open[] = []
  /** Nesting depth within a removed element; 0 outside. */
  #leftOut = 0
  #elements = 0
  size: { width: number; height: number } | null = null

  constructor(styleSheet: string) {
    this.#rules = readStyleSheet(styleSheet)
  }

  openTag(tag: SaxesTagNS): void {
    const isRoot = this.#parts.length === 0
    if (isRoot && (tag.local !== 'svg' || tag.uri !== SVG))
      throw new UnusableSvg('This file is not an SVG drawing.')
    if (this.#leftOut > 0 || !this.#isAllowed(tag)) {
      this.#leftOut += 1
      return
    }
    this.#elements += 1
    if (this.#elements > MOST_ELEMENTS) throw new UnusableSvg('This drawing is too complicated for a logo.')
    const attributes = this.#attributesOf(tag)
    this.#parts.push(openingTag(tag.local, isRoot ? this.#sized(attributes) : attributes))
    const isReusable = attributes.has('id') || this.#open.some((open) => open.isReusable)
    this.#open.push({ name: tag.local, isReusable: !isRoot && isReusable })
  }

  closeTag(): void {
    if (this.#leftOut > 0) {
      this.#leftOut -= 1
      return
    }
    const closed = this.#open.pop()
    if (closed) this.#parts.push(`</${closed.name}>`)
  }

  text(text: string): void {
    const name = this.#open.at(-1)?.name
    if (this.#leftOut === 0 && name !== undefined && WITH_TEXT.has(name)) this.#parts.push(textNode(text))
  }

  finished(): string {
    return this.#parts.join('')
  }

  /** Refuses a `use` inside something that can itself be reused: each level would double the work, and 40 lines could hang a browser. */
  #isAllowed({ local, uri }: SaxesTagNS): boolean {
    if (uri !== SVG || !ELEMENTS.has(local)) return false
    if (local === 'svg') return this.#open.length === 0
    return local !== 'use' || !this.#open.some(({ isReusable }) => isReusable)
  }

  #attributesOf(tag: SaxesTagNS): Map<string, string> {
    const isMasking = this.#open.some(({ name }) => name === 'mask' || name === 'clipPath')
    const isKept = (name: string) => !(isMasking && (name === 'mask' || name === 'clip-path'))
    const plain = new Map<string, string>()
    const kept = new Map<string, string>()
    for (const { uri, local, value } of Object.values(tag.attributes)) {
      if (uri === '') plain.set(local, value)
      const isOurs = uri === '' || (uri === XLINK && local === 'href')
      if (isOurs && isKept(local) && isAllowedAttribute(tag.local, local, value)) kept.set(local, value)
    }
    const style = [...this.#styleOf(tag.local, plain)].filter(([name]) => isKept(name))
    if (style.length > 0) kept.set('style', style.map(([name, value]) => `${name}:${value}`).join(';'))
    return kept
  }

  #styleOf(element: string, attributes: ReadonlyMap<string, string>): Map<string, string> {
    const classes = (attributes.get('class') ?? '').split(/\s+/)
    const fromSheet = declarationsFor(this.#rules, { element, classes, id: attributes.get('id') })
    return new Map([...fromSheet, ...readDeclarations(attributes.get('style') ?? '')])
  }

  #sized(attributes: ReadonlyMap<string, string>): Map<string, string> {
    this.size = svgSize(Object.fromEntries(attributes))
    if (!this.size)
      throw new UnusableSvg('This drawing does not say how large it is: save it with a view box.')
    const [width, height] = [String(this.size.width), String(this.size.height)]
    const viewBox = attributes.get('viewBox') ?? `0 0 ${width} ${height}`
    return new Map([
      ['xmlns', SVG],
      ...attributes,
      ['width', width],
      ['height', height],
      ['viewBox', viewBox],
    ])
  }
}
