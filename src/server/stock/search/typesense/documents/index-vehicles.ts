import type { Client } from 'typesense'
import { type VehicleDocument, vehicleDocument } from './vehicle-document'
import type { VehicleRow } from './vehicle-rows'

/** Timeout of one import of some thousand documents, which usually takes a second or two. */
const LONGEST_IMPORT_MS = 60_000

/** The outcome for one vehicle's document. `error` is the server's message and `code` its HTTP status. */
export interface IndexedVehicle {
  readonly id: string
  readonly error: string | null
  /** 0 when no document could be built from the row; 200 when the server accepted the document. */
  readonly code: number
}

export interface MadeDocuments {
  readonly documents: readonly VehicleDocument[]
  readonly failed: readonly IndexedVehicle[]
}

/** Builds documents from rows. A row that fails does not affect the others. */
export function makeDocuments(rows: readonly VehicleRow[]): MadeDocuments {
  const documents: VehicleDocument[] = []
  const failed: IndexedVehicle[] = []
  for (const row of rows) {
    try {
      documents.push(vehicleDocument(row))
    } catch (error) {
      failed.push({ id: row.id, error: String(error), code: 0 })
    }
  }
  return { documents, failed }
}

/**
 * Upserts documents into a collection and returns an outcome for each vehicle, in no particular order. Rejects when the server
 * cannot be reached or lacks the collection.
 */
export async function importDocuments(
  client: Client,
  collection: string,
  { documents, failed }: MadeDocuments,
): Promise<readonly IndexedVehicle[]> {
  if (documents.length === 0) return failed
  const importing = client
    .collections<VehicleDocument>(collection)
    .documents()
    .import([...documents], { action: 'upsert', throwOnFail: false })
  const results = await inTime(importing)
  return [...documents.map(({ id }, index) => outcomeOf(id, results[index])), ...failed]
}

export function indexVehicles(
  client: Client,
  collection: string,
  rows: readonly VehicleRow[],
): Promise<readonly IndexedVehicle[]> {
  return importDocuments(client, collection, makeDocuments(rows))
}

/** Adds a timeout, because the client has none for imports and the writer holds a lock that blocks others. */
async function inTime<T>(importing: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`the search server did not answer in ${LONGEST_IMPORT_MS / 1000} s`)
    timer = setTimeout(() => reject(error), LONGEST_IMPORT_MS)
  })
  return Promise.race([importing, late]).finally(() => clearTimeout(timer))
}

type Result = { success: boolean; error?: string; code?: number } | undefined

function outcomeOf(id: string, result: Result): IndexedVehicle {
  if (result?.success) return { id, error: null, code: 200 }
  return { id, error: result?.error ?? 'the server gave no result for it', code: result?.code ?? 500 }
}
