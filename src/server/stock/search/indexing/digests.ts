import { createHash } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Client } from 'typesense'
import { type VehicleDocument, vehicleDocument } from '../typesense/documents/vehicle-document'
import type { VehicleRow } from '../typesense/documents/vehicle-rows'

/** A short digest of a document that does not depend on the order of its fields. */
function digest(document: Record<string, unknown>): string {
  const fields = Object.entries(document).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha1').update(JSON.stringify(fields)).digest('base64')
}

export function digestOfRow(row: VehicleRow): string | null {
  try {
    return digest(vehicleDocument(row))
  } catch {
    return null
  }
}

export interface DigestedDocument {
  readonly tenant: number
  readonly digest: string
}

/** Digests by vehicle. Rejects when the server cannot be reached. */
export async function digestDocuments(
  client: Client,
  collection: string,
  filter?: string,
): Promise<Map<number, DigestedDocument>> {
  const documents = client.collections<VehicleDocument>(collection).documents()
  const lines: ReadStream = await documents.exportStream(filter ? { filter_by: filter } : {})
  const digests = new Map<number, DigestedDocument>()
  for await (const line of createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === '') continue
    const document: VehicleDocument = JSON.parse(line)
    // Newer servers continue after a document that they cannot read, and write an error in its place.
    if (typeof document.id !== 'string') throw new Error('the search server could not read every document')
    digests.set(Number(document.id), { tenant: document.tenant, digest: digest(document) })
  }
  return digests
}
