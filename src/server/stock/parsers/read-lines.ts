import { FileRefused } from './file-errors'
import { limits, megabytes } from './limits'

export interface TextLine {
  line: number
  text: string
  /** False for a last line without a line break. */
  ended: boolean
}

const LINE_FEED = 10

function tooLong(line: number): FileRefused {
  return new FileRefused(
    `Line ${line} is longer than ${megabytes(limits.rowBytes)}: this is not a stock file.`,
  )
}

/** Throws a `FileRefused` for a line longer than `limits.rowBytes`. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<TextLine[]> {
  let rest: Buffer = Buffer.alloc(0)
  let line = 1
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const lines: TextLine[] = []
    let start = 0
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      if (end - start > limits.rowBytes) throw tooLong(line)
      lines.push({ line, text: bytes.toString('utf8', start, end), ended: true })
      start = end + 1
      line += 1
    }
    rest = bytes.subarray(start)
    if (rest.length > limits.rowBytes) throw tooLong(line)
    if (lines.length > 0) yield lines
  }
  if (rest.length > 0) yield [{ line, text: rest.toString('utf8'), ended: false }]
}
