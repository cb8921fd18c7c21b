import type { Readable } from 'node:stream'
import { FileRefused } from './file-errors'
import { capped, gunzipped } from './unpack'

export interface StockSource {
  head: Buffer
  chunks: AsyncIterable<Buffer>
}

const HEAD_BYTES = 64 * 1024
const GZIP = Buffer.from([0x1f, 0x8b])
const ZIP = Buffer.from('PK\u0003\u0004')
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf])

async function* buffers(stream: Readable): AsyncIterable<Buffer> {
  for await (const chunk of stream) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}

/** Reads at least `bytes` bytes, or to the end. Returns them with a source that still includes them. */
async function peek(source: AsyncIterable<Buffer>, bytes: number): Promise<StockSource> {
  const iterator = source[Symbol.asyncIterator]()
  const read: Buffer[] = []
  let length = 0
  while (length < bytes) {
    const { done, value } = await iterator.next()
    if (done) break
    read.push(value)
    length += value.length
  }
  const head = Buffer.concat(read)
  async function* all() {
    try {
      if (head.length > 0) yield head
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { head, chunks: all() }
}

function refuseOtherFiles(head: Buffer): void {
  if (head.subarray(0, 4).equals(ZIP)) {
    throw new FileRefused(
      'This is a .zip archive. Send the file itself, either uncompressed or compressed with gzip (.gz).',
    )
  }
  if (
    head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) ||
    head.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))
  ) {
    throw new FileRefused('The file is in UTF-16. Save it as UTF-8 and send it again.')
  }
  if (head.includes(0)) throw new FileRefused('This is not a text file.')
  const start = head.toString('utf8', 0, 1000).trimStart()
  if (start === '' && head.length < HEAD_BYTES) throw new FileRefused('The file is empty.')
  if (/^<(!doctype html|html|head|body|\?xml[^>]*>\s*<!doctype html)/i.test(start)) {
    throw new FileRefused('This is a web page (HTML), not a stock file. The address may require a sign-in.')
  }
  if (start.startsWith('<')) throw new FileRefused('This is XML, which is not a supported stock format.')
}

function withoutMark({ head, chunks }: StockSource): StockSource {
  if (!head.subarray(0, 3).equals(UTF8_MARK)) return { head, chunks }
  async function* rest() {
    let first = true
    for await (const chunk of chunks) {
      yield first ? chunk.subarray(UTF8_MARK.length) : chunk
      first = false
    }
  }
  return { head: head.subarray(UTF8_MARK.length), chunks: rest() }
}

/**
 * Detects gzip by the first bytes, not by the name. Throws a `FileRefused` for an empty file and for binary content. Reading on
 * may throw one for a file that is too large or damaged.
 */
export async function openStockSource(stream: Readable): Promise<StockSource> {
  const raw = await peek(buffers(stream), 4)
  const isPacked = raw.head.subarray(0, 2).equals(GZIP)
  const opened = await peek(capped(isPacked ? gunzipped(raw.chunks) : raw.chunks), HEAD_BYTES)
  refuseOtherFiles(opened.head)
  return withoutMark(opened)
}
