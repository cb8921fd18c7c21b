import type { CollectionSlug, PayloadRequest } from 'payload'
import { type FilePart, fileParts, type SiteRecord } from '@/domain/starter/site-record'
import type { Tenant } from '@/payload-types'
import { readUpload } from '@/server/uploads/configured-store'
import { contentOf } from '../copies/content-of'
import { configOf, type Document } from '../copies/references'
import { asPerson } from '../requests/requests'
import { FILE_VERSION, type HeadLine } from './file-lines'

function headOf({ name, template, manufacturer_name, address, settings }: Tenant): HeadLine {
  return {
    forecourt: FILE_VERSION,
    name,
    template,
    manufacturer_name,
    address: { city: address?.city, state: address?.state },
    settings: (settings ?? {}) as Record<string, unknown>,
  }
}

async function documentsOf(
  req: PayloadRequest,
  collection: FilePart,
  tenant: number,
): Promise<readonly Document[]> {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { tenant: { equals: tenant } },
    sort: 'id',
    pagination: false,
    ...asPerson(req),
  })
  return docs as unknown as Document[]
}

async function pictureOf({ alt, focus, filename, mimeType }: Document) {
  const bytes = await readUpload('media', String(filename))
  const file = { name: String(filename), type: String(mimeType), base64: bytes.toString('base64') }
  return { data: { alt, focus }, file }
}

/**
 * A website as a file, a line at a time: its template and settings, then its pictures, places and content. Without what belongs to people or
 * to this installation: vehicles, leads, shoppers, users, domains and secrets.
 */
export async function* exportWebsite(req: PayloadRequest, website: Tenant): AsyncGenerator<string> {
  yield `${JSON.stringify(headOf(website))}\n`
  const written = new Set<string>()
  const inFile = (collection: string, id: number) => (written.has(`${collection}:${id}`) ? id : null)
  for (const collection of fileParts) {
    const { fields } = configOf(req, collection)
    for (const doc of await documentsOf(req, collection, website.id)) {
      const { _status: status, id } = doc
      const content = collection === 'media' ? await pictureOf(doc) : { data: contentOf(fields, doc, inFile) }
      const record = { collection, id, ...(status ? { status } : {}), ...content } as SiteRecord
      yield `${JSON.stringify(record)}\n`
      written.add(`${collection}:${id}`)
    }
  }
}
