import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { errorCode, FileRefused } from './file-errors'
import { limits, megabytes } from './limits'

type Chunks = AsyncIterable<Buffer>

const TOO_LARGE = `The file is larger than ${megabytes(limits.fileBytes)} (unpacked).`

/** Passes chunks on. Throws a `FileRefused` above `limits.fileBytes`. */
export async function* capped(chunks: Chunks): Chunks {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > limits.fileBytes) throw new FileRefused(TOO_LARGE)
    yield chunk
  }
}

/** Decompresses gzip and checks the compression ratio: a few kilobytes can hold gigabytes. */
export async function* gunzipped(chunks: Chunks): Chunks {
  let packed = 0
  let unpacked = 0
  async function* counted() {
    for await (const chunk of chunks) {
      packed += chunk.length
      yield chunk
    }
  }
  const gunzip = createGunzip()
  // The reader of `gunzip` receives the error as well.
  pipeline(Readable.from(counted(), { objectMode: false }), gunzip, () => {})
  try {
    for await (const chunk of gunzip as Chunks) {
      unpacked += chunk.length
      if (unpacked > limits.packingRatioFrom && unpacked > packed * limits.packingRatio) {
        throw new FileRefused('The compressed file unpacks to far more data than a stock file (a zip bomb).')
      }
      yield chunk
    }
  } catch (error) {
    if (/^Z_/.test(errorCode(error))) throw new FileRefused('The compressed file is damaged or cut off.')
    throw error
  } finally {
    gunzip.destroy()
  }
}
