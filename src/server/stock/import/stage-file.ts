import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { PoolClient } from 'pg'
import type { StockFormat } from '@/domain/stock/formats'
import { KEPT_REJECTIONS, type Rejection } from '@/domain/stock/import/rejection'
import { normaliseVehicle } from '@/domain/stock/normalise/normalise-vehicle'
import type { NormaliseContext } from '@/domain/stock/normalise/stock-record'
import { detectFormat } from '../formats/detect-format'
import { fieldInFile, readVehicles, type VehicleRow } from '../formats/read-vehicles'
import type { StockFileFormat } from '../formats/stock-file-format'
import { copyRejected, copyVehicle } from './copy-row'
import { openStockSource } from './open-source'
import { createStaging, openStaging } from './staging'

const CHUNK_BYTES = 256 * 1024

export interface StagedFile {
  format: StockFormat
  read: number
  rejected: number
  /** The first of them. */
  rejections: Rejection[]
}

interface Staging {
  client: PoolClient
  source: Readable | string
  format: StockFormat | null
  context: NormaliseContext
  onRows: (read: number) => void
}

/** Turns rows into lines for COPY, and keeps count of what it refuses. */
function rowStager(format: StockFileFormat, context: NormaliseContext) {
  const staged: StagedFile = { format: format.name, read: 0, rejected: 0, rejections: [] }
  function reject(rejection: Rejection) {
    staged.rejected += 1
    if (staged.rejections.length < KEPT_REJECTIONS) staged.rejections.push(rejection)
  }
  function stage({ line, content, problem }: VehicleRow): string {
    staged.read += 1
    const vehicle = content && normaliseVehicle(content, context)
    if (vehicle?.ok && !problem) return copyVehicle(staged.read, line, vehicle)
    if (problem) reject({ line, ...problem })
    else if (vehicle && !vehicle.ok) {
      const field = fieldInFile(format, vehicle.problem.field)
      reject({ line, field, value: vehicle.problem.value, reason: vehicle.problem.reason })
    }
    const key = vehicle?.key ?? null
    return key === null ? '' : copyRejected(staged.read, line, key)
  }
  return { staged, stage }
}

/**
 * Reads a stock file into the connection's staging table, row by row: whatever the file's size, only some rows are in
 * memory. Throws a `FileRefused` for a file that is not what it claims.
 */
export async function stageFile(request: Staging): Promise<StagedFile> {
  const { source } = request
  const stream =
    typeof source === 'string' ? createReadStream(source, { highWaterMark: CHUNK_BYTES }) : source
  try {
    return await stageStream(request, stream)
  } finally {
    // Of a refused file the rest is not read, and the file is closed.
    stream.destroy()
  }
}

async function stageStream(
  { client, format: named, context, onRows }: Staging,
  stream: Readable,
): Promise<StagedFile> {
  const opened = await openStockSource(stream)
  const format = detectFormat(opened.head, named)
  await createStaging(client)
  const writer = openStaging(client)
  const { staged, stage } = rowStager(format, context)
  try {
    for await (const rows of readVehicles(format, opened)) {
      for (const row of rows) {
        const waiting = writer.write(stage(row))
        if (waiting) await waiting
      }
      onRows(staged.read)
    }
    await writer.end()
  } catch (error) {
    await writer.abort()
    throw error
  }
  return staged
}
