import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { hashedColumns, stagingColumns } from './copy-row'

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')

const columnList = quoted([...stagingColumns, ...hashedColumns])

/** Columns of the staging table that `vehicles` has not. */
const ownColumns: Record<string, string> = { position: '0', line: '0', rejected: 'false' }

/** Bytes that are gathered before they are sent. */
const BATCH_LENGTH = 64 * 1024

/**
 * Makes the connection's staging table: temporary, so that rows come in without the write-ahead log and are gone with the
 * connection, and without constraints, which are the merge's business.
 */
export async function createStaging(client: PoolClient): Promise<void> {
  const own = Object.entries(ownColumns).map(([column, value]) => `${value} AS "${column}"`)
  const copied = [...stagingColumns, ...hashedColumns].filter((column) => !(column in ownColumns))
  await client.query(
    `CREATE TEMPORARY TABLE stock_staging AS SELECT ${own.join(', ')}, ${quoted(copied)} FROM vehicles WITH NO DATA`,
  )
}

/** Takes lines for COPY one by one; `write` waits while Postgres is behind. */
export interface StagingWriter {
  write(line: string): Promise<void> | undefined
  /** Ends the COPY; the rows are in the table then. */
  end(): Promise<void>
  /** Ends the COPY without its rows. */
  abort(): Promise<void>
}

/** Starts the COPY into the staging table. */
export function openStaging(client: PoolClient): StagingWriter {
  const stream = client.query(copyFrom(`COPY stock_staging (${columnList}) FROM STDIN`))
  // An error of the server's does not call back the write that waits, so it must reject that itself.
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
