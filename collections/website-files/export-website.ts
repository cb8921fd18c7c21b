import type { PayloadRequest } from 'payload'
import { parseTemplate } from '@/domain/flags/templates'
import { settingsForFile } from '@/domain/starter/carried-settings'
import { type FilePart, fileParts, type SiteRecord } from '@/domain/starter/site-record'
import type { Tenant } from '@/payload-types'
import { readUpload } from '@/server/uploads/configured-store'
import { idOf } from '../access/roles'
import { contentOf } from '../copies/content-of'
import { configOf, type Document } from '../copies/references'
import { documentReader } from '../settings/website-settings'
import { FILE_VERSION, type HeadLine } from './file-lines'
import { withoutKeys } from './own-keys'
import { documentsOf, type Edition } from './website-documents'

async function headOf(req: PayloadRequest, website: Tenant): Promise<HeadLine> {
  const { name, template, manufacturer_name, address, settings } = website
  const group = await documentReader(req)('groups', idOf(website.group) ?? 0)
  const { left_out, ...carried } = settingsForFile({
    template: parseTemplate(template),
    group: group?.settings,
    tenant: settings,
  })
  return {
    forecourt: FILE_VERSION,
    name,
    template,
    manufacturer_name,
    address: { city: address?.city, state: address?.state },
    ...carried,
    left_out: [...left_out],
  }
}

/** The bytes of a picture in Base64. Null when the store has lost them. */
export type ReadPicture = (picture: Document) => Promise<string | null>

const readPicture: ReadPicture = async ({ filename }) => {
  try {
    return (await readUpload('media', String(filename))).toString('base64')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function pictureOf(picture: Document, read: ReadPicture) {
  const { alt, focus, filename, mimeType } = picture
  const [name, base64] = [String(filename), await read(picture)]
  const bytes = base64 === null ? { missing: name } : { file: { name, type: String(mimeType), base64 } }
  return { data: { alt, focus }, ...bytes }
}

/** Whether a document is in the file already. References to others are left empty. */
type MapReference = (collection: string, id: number) => number | null

function writtenOf(req: PayloadRequest, collection: FilePart, { doc, draft }: Edition, inFile: MapReference) {
  const { fields } = configOf(req, collection)
  const written = (each: Document) => withoutKeys(collection, contentOf(fields, each, inFile))
  return { data: written(doc), ...(draft ? { draft: written(draft) } : {}) }
}

/**
 * A website as a file, a line at a time: its template and settings, then its pictures, places and content. Without what belongs to people or
 * to this installation: vehicles, leads, shoppers, users, domains, secrets, and the services that it calls.
 */
export async function* exportWebsite(
  req: PayloadRequest,
  website: Tenant,
  read: ReadPicture = readPicture,
): AsyncGenerator<string> {
  yield `${JSON.stringify(await headOf(req, website))}\n`
  const written = new Set<string>()
  const inFile: MapReference = (collection, id) => (written.has(`${collection}:${id}`) ? id : null)
  for (const collection of fileParts) {
    for (const edition of await documentsOf(req, collection, website.id)) {
      const { _status: status, id } = edition.doc
      const content =
        collection === 'media'
          ? await pictureOf(edition.doc, read)
          : writtenOf(req, collection, edition, inFile)
      const record = { collection, id, ...(status ? { status } : {}), ...content } as SiteRecord
      yield `${JSON.stringify(record)}\n`
      written.add(`${collection}:${id}`)
    }
  }
  yield `${JSON.stringify({ end: written.size })}\n`
}
