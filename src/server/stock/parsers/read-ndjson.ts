import { showValue } from '@/domain/stock/import/rejection'
import type { FeedVehicle } from '@/domain/stock/normalise/fields/feed-vehicle'
import { FileRefused } from './file-errors'
import { readLines } from './read-lines'
import { watchReadability } from './readability'
import type { SourceRow } from './source-row'

function parseObject(text: string): FeedVehicle | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as FeedVehicle)
      : null
  } catch {
    return null
  }
}

/**
 * Rejects lines that are not objects. Throws a `FileRefused` when such a line is the last and has no line break: the file was
 * truncated.
 */
export async function* readNdjson(chunks: AsyncIterable<Buffer>): AsyncGenerator<SourceRow<FeedVehicle>[]> {
  const readability = watchReadability()
  for await (const lines of readLines(chunks)) {
    const rows: SourceRow<FeedVehicle>[] = []
    for (const { line, text, ended } of lines) {
      if (text.trim() === '') continue
      const content = parseObject(text)
      if (content) {
        readability.readable()
        rows.push({ line, content })
        continue
      }
      if (!ended) throw new FileRefused(`The file is cut off: its last line (${line}) is not complete JSON.`)
      readability.unreadable(line)
      const problem = { field: '', value: showValue(text), reason: 'is not a JSON object' }
      rows.push({ line, problems: [problem] })
    }
    yield rows
  }
}
