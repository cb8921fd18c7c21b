import { createHash } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Client } from 'typesense'
import { type VehicleDocument, vehicleDocument } from '../typesense/documents/vehicle-document'
import type { VehicleRow } from '../typesense/documents/vehicle-rows'

/** A document in few bytes: equal ones have equal digests, whatever the order of their fields. */
function digest(document: Record<string, unknown>): string {
  const fields = Object.entries(document).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha1').update(JSON.stringify(fields)).digest('base64')
}

/** The digest of the document that a row should have; null when none can be made of it. */
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

/**
 * The digests of a collection's documents by their vehicle, of all of them or of those that a filter leaves. Rejects when the
 * server cannot be asked.
 */
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
    // Newer servers go on after a document that they cannot read, and say so in its place.
    if (typeof document.id !== 'string') throw new Error('the search server could not read every document')
    digests.set(Number(document.id), { tenant: document.tenant, digest: digest(document) })
  }
  return digests
}
