import { FileRefused } from './file-errors'
import { limits, megabytes } from './limits'

export interface JsonElement {
  line: number
  /** Position in the list, counted from 1. */
  row: number
  text: string
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const LINE_FEED = 0x0a
const SPACE = 0x20

/**
 * Splits a JSON list into its objects byte by byte, so that only one object is in memory at a time. It tracks strings and
 * brackets only; `JSON.parse` checks each object. Start it just after the list's `[`.
 */
export class JsonElements {
  private depth = 0
  private inString = false
  private escaped = false
  private needsComma = false
  private elementLine = 0
  private row = 0
  private parts: Buffer[] = []
  private keptBytes = 0
  private done = false

  constructor(private line = 1) {}

  /** `rest` holds the bytes after the list's `]` once it is reached. */
  read(chunk: Buffer): { elements: JsonElement[]; rest: Buffer | null } {
    const elements: JsonElement[] = []
    let start = 0
    for (let index = 0; index < chunk.length; index++) {
      const byte = chunk[index] as number
      if (byte === LINE_FEED) this.line += 1
      if (this.depth === 0) {
        this.between(byte)
        if (this.done) return { elements, rest: chunk.subarray(index + 1) }
        start = index
      } else if (this.inside(byte)) {
        elements.push({
          line: this.elementLine,
          row: this.row,
          text: this.take(chunk.subarray(start, index + 1)),
        })
      }
    }
    if (this.depth > 0) this.keep(chunk.subarray(start))
    return { elements, rest: null }
  }

  private between(byte: number): void {
    if (byte <= SPACE) return
    if (byte === OPEN_OBJECT && !this.needsComma) {
      this.depth = 1
      this.elementLine = this.line
      this.row += 1
    } else if (byte === COMMA && this.needsComma) this.needsComma = false
    else if (byte === CLOSE_LIST) this.done = true
    else throw new FileRefused(`The list is invalid at line ${this.line}: expected an object.`)
  }

  private inside(byte: number): boolean {
    if (this.inString) {
      if (this.escaped) this.escaped = false
      else if (byte === BACKSLASH) this.escaped = true
      else if (byte === QUOTE) this.inString = false
    } else if (byte === QUOTE) this.inString = true
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.depth += 1
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.depth -= 1
    return this.depth === 0
  }

  private keep(part: Buffer): void {
    this.keptBytes += part.length
    if (this.keptBytes > limits.rowBytes) {
      const size = megabytes(limits.rowBytes)
      throw new FileRefused(
        `Row ${this.row}, the vehicle at line ${this.elementLine}, is larger than ${size}: this is not a stock file.`,
      )
    }
    this.parts.push(part)
  }

  private take(end: Buffer): string {
    this.keep(end)
    const text = this.parts.length === 1 ? end.toString('utf8') : Buffer.concat(this.parts).toString('utf8')
    this.parts = []
    this.keptBytes = 0
    this.needsComma = true
    return text
  }
}
