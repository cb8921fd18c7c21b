import type { FeedVehicle } from '@/domain/stock/normalise/fields/feed-vehicle'
import { FileRefused } from './file-errors'
import { type JsonElement, JsonElements } from './json-elements'
import type { StockSource } from './open-source'
import type { SourceRow } from './source-row'

/** Allowed text before the list: whitespace, or an object's `"vehicles":` with only plain values in front of it. */
export const listStart = /^\s*(?:\{[^[\]{}]*"vehicles"\s*:\s*)?\[/

const CUT_OFF = 'The file is cut off or is not valid JSON: its list of vehicles has no end.'
const MAX_TAIL = 64 * 1024

/** Throws a `FileRefused` unless the text around the list is JSON when the list is empty. A truncated file has no end. */
function checkEnvelope(start: string, tail: string): void {
  try {
    JSON.parse(`${start}]${tail}`)
  } catch {
    throw new FileRefused(CUT_OFF)
  }
}

function parseElement({ line, row, text }: JsonElement): SourceRow<FeedVehicle> {
  try {
    return { line, row, content: JSON.parse(text) as FeedVehicle }
  } catch {
    throw new FileRefused(`Row ${row}, the vehicle at line ${line} is not valid JSON. Nothing was imported.`)
  }
}

const countLines = (text: string) => text.split('\n').length

/** Reads `[{…}, …]` or `{"vehicles": [{…}, …]}`. Throws a `FileRefused` when the file as a whole is not JSON. */
export async function* readJson({ head, chunks }: StockSource): AsyncGenerator<SourceRow<FeedVehicle>[]> {
  const start = listStart.exec(head.toString('utf8'))?.[0]
  if (start === undefined) {
    throw new FileRefused(
      'The JSON is neither a list of vehicles nor an object with a list named "vehicles".',
    )
  }
  const elements = new JsonElements(countLines(start))
  let skip = Buffer.byteLength(start)
  let tail: Buffer | null = null
  for await (const chunk of chunks) {
    const bytes = chunk.subarray(skip)
    skip -= chunk.length - bytes.length
    if (tail) tail = Buffer.concat([tail, bytes])
    else {
      const found = elements.read(bytes)
      tail = found.rest
      if (found.elements.length > 0) yield found.elements.map(parseElement)
    }
    if (tail && tail.length > MAX_TAIL) throw new FileRefused(CUT_OFF)
  }
  if (tail === null) throw new FileRefused(CUT_OFF)
  checkEnvelope(start, tail.toString('utf8'))
}
