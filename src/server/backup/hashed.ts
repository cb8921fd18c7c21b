import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

interface Hashing {
  readonly through: Transform
  /** Size and hash of the data, valid once the stream has ended. */
  readonly result: () => { bytes: number; sha256: string }
}

export function hashing(): Hashing {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

export async function hashStream(stream: Readable): Promise<string> {
  const { through, result } = hashing()
  await pipeline(stream, through, async (chunks: AsyncIterable<Buffer>) => {
    for await (const _ of chunks);
  })
  return result().sha256
}
