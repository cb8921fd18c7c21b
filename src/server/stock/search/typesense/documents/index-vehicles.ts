import type { Client } from 'typesense'
import { type VehicleDocument, vehicleDocument } from './vehicle-document'
import type { VehicleRow } from './vehicle-rows'

/** For one import of some thousand documents, which takes a second or two. */
const LONGEST_IMPORT_MS = 60_000

/** What became of a vehicle's document; `error` is the server's own words, and `code` its HTTP status. */
export interface IndexedVehicle {
  readonly id: string
  readonly error: string | null
  /** 0 when no document could be made of the row; 200 when the document was taken. */
  readonly code: number
}

/** Documents of vehicles, and those vehicles that none could be made of. */
export interface MadeDocuments {
  readonly documents: readonly VehicleDocument[]
  readonly failed: readonly IndexedVehicle[]
}

/** Makes the documents of vehicles: one that none can be made of does not hold up the others. */
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
 * Puts documents into a collection, in place of what it holds of their vehicles, and says of each vehicle whether it was taken,
 * in no particular order. Rejects when the server cannot be asked, or has no such collection.
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

/** Makes the documents of vehicles and puts them into a collection. */
export function indexVehicles(
  client: Client,
  collection: string,
  rows: readonly VehicleRow[],
): Promise<readonly IndexedVehicle[]> {
  return importDocuments(client, collection, makeDocuments(rows))
}

/** The client itself waits for an import for ever, and whoever writes to the index keeps others from it. */
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
  return { id, error: result?.error ?? 'the server said nothing of this document', code: result?.code ?? 500 }
}
