import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { hashedColumns, stagingColumns } from './copy-row'

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')

const columnList = quoted([...stagingColumns, ...hashedColumns])

const ownColumns: Record<string, string> = { position: '0', line: '0', rejected: 'false' }

/** Characters to collect before sending. */
const BATCH_LENGTH = 64 * 1024

/** Temporary, so that rows bypass the write-ahead log and vanish with the connection. No constraints; the merge checks them. */
export async function createStaging(client: PoolClient): Promise<void> {
  const own = Object.entries(ownColumns).map(([column, value]) => `${value} AS "${column}"`)
  const copied = [...stagingColumns, ...hashedColumns].filter((column) => !(column in ownColumns))
  await client.query(
    `CREATE TEMPORARY TABLE stock_staging AS SELECT ${own.join(', ')}, ${quoted(copied)} FROM vehicles WITH NO DATA`,
  )
}

/** Accepts COPY lines one by one. Await the promise that `write` returns, if any: it applies backpressure. */
export interface StagingWriter {
  write(line: string): Promise<void> | undefined
  end(): Promise<void>
  abort(): Promise<void>
}

export function openStaging(client: PoolClient): StagingWriter {
  const stream = client.query(copyFrom(`COPY stock_staging (${columnList}) FROM STDIN`))
  // A server error does not call back the pending write, so reject it here.
  let rejectWaiting: (error: Error) => void = () => {}
  let failure: Error | undefined
  stream.on('error', (error) => {
    failure = error
    rejectWaiting(error)
  })
  const settle = (start: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      if (failure) return reject(failure)
      rejectWaiting = reject
      start((error) => (error ? reject(error) : resolve()))
    })
  let batch = ''
  function send(): Promise<void> {
    const lines = batch
    batch = ''
    return settle((done) => stream.write(lines, 'utf8', done))
  }
  return {
    write(line) {
      batch += line
      return batch.length >= BATCH_LENGTH ? send() : undefined
    },
    async end() {
      if (batch) await send()
      await settle((done) => stream.end(done))
    },
    async abort() {
      if (failure || stream.destroyed) return
      const closed = new Promise((resolve) => stream.once('close', resolve))
      stream.destroy()
      await closed
    },
  }
}
