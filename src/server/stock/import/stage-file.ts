import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { PoolClient } from 'pg'
import type { StockFormat } from '@/domain/stock/formats'
import { NoteCollector } from '@/domain/stock/import/note-collector'
import { MAX_REJECTIONS, type Problem, type Rejection } from '@/domain/stock/import/rejection'
import type { ImportNote } from '@/domain/stock/import/value-note'
import { normaliseVehicle, vehicleKey } from '@/domain/stock/normalise/normalise-vehicle'
import type { NormaliseContext } from '@/domain/stock/normalise/stock-record'
import { fieldInFile } from '../formats/columns-of'
import { detectFormat } from '../formats/detect-format'
import { type FileFields, watchFields } from '../formats/file-fields'
import { readVehicles, type VehicleRow } from '../formats/read-vehicles'
import type { StockFileFormat } from '../formats/stock-file-format'
import { stockOf } from '../formats/stock-of'
import { openStockSource } from '../parsers/open-source'
import { copyRejected, copyVehicle } from './copy-row'
import { createStaging, openStaging } from './staging'

const CHUNK_BYTES = 256 * 1024

export interface StagedFile extends FileFields {
  format: StockFileFormat
  read: number
  rejected: number
  rejections: Rejection[]
  notes: ImportNote[]
}

interface Staging {
  client: PoolClient
  source: Readable | string
  format: StockFormat | null
  context: NormaliseContext
  onRows: (read: number) => void
}

interface Named extends Pick<FileFields, 'called'> {
  format: StockFileFormat
}

function problemsOf({ format, called }: Named, row: VehicleRow, problems: readonly Problem[]): Problem[] {
  const composed = format.syntax === 'csv' && row.extent === 'copied' ? format.composed : {}
  const found = problems
    .filter(({ field }) => !Object.hasOwn(composed, field))
    .map((problem) => ({ ...problem, field: fieldInFile(format, problem.field, row.cells) }))
  const all = [...(row.problems ?? []), ...found].map((problem) => ({
    ...problem,
    field: called(problem.field),
  }))
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index)
}

function rowStager(file: Named, context: NormaliseContext) {
  const { format, called } = file
  const staged = { format, read: 0, rejected: 0, rejections: [] as Rejection[] }
  const collector = new NoteCollector()
  function reject(row: VehicleRow, problems: readonly Problem[]) {
    staged.rejected += 1
    const place = row.row === undefined ? { line: row.line } : { line: row.line, row: row.row }
    const stock = row.content ? stockOf(format, row.content) : {}
    for (const problem of problemsOf(file, row, problems)) {
      if (staged.rejections.length < MAX_REJECTIONS)
        staged.rejections.push({ ...place, ...stock, ...problem })
    }
  }
  function stage(row: VehicleRow): string {
    staged.read += 1
    const { line, content, extent, problems } = row
    const vehicle = content && extent !== 'named' ? normaliseVehicle(content, context) : undefined
    if (vehicle?.ok && !problems) {
      const place = row.row === undefined ? { line } : { line, row: row.row }
      for (const note of vehicle.notes)
        collector.add({ ...note, field: called(fieldInFile(format, note.field)) }, place)
      return copyVehicle(staged.read, line, vehicle)
    }
    reject(row, vehicle && !vehicle.ok ? vehicle.problems : [])
    const key = content ? vehicleKey(content) : null
    return key === null ? '' : copyRejected(staged.read, line, key)
  }
  return { staged, stage, notes: () => collector.notes() }
}

/**
 * Stages rows in batches, so that memory use does not depend on the file's size. Throws a `FileRefused` for a file that is not
 * what it claims.
 */
export async function stageFile(request: Staging): Promise<StagedFile> {
  const { source } = request
  const stream =
    typeof source === 'string' ? createReadStream(source, { highWaterMark: CHUNK_BYTES }) : source
  try {
    return await stageStream(request, stream)
  } finally {
    // Closes the file without reading the rest when it is refused.
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
  const watch = watchFields(format, opened.head)
  const { staged, stage, notes } = rowStager({ format, called: watch.called }, context)
  let fileFields: FileFields
  try {
    for await (const rows of readVehicles(format, opened)) {
      for (const row of rows) {
        if (row.content) watch.see(row.content)
        const waiting = writer.write(stage(row))
        if (waiting) await waiting
      }
      onRows(staged.read)
    }
    fileFields = watch.result()
    await writer.end()
  } catch (error) {
    await writer.abort()
    throw error
  }
  return { ...staged, ...fileFields, notes: notes() }
}
