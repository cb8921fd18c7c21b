import type { PayloadRequest } from 'payload'
import type { Tenant } from '@/payload-types'
import { asPerson } from '../requests/requests'
import { exportWebsite, type ReadPicture } from './export-website'
import type { FileSize } from './size-problem'

/** How many bytes of a file a picture takes. */
const base64Bytes = (bytes: unknown) => 4 * Math.ceil((Number(bytes) || 0) / 3)

/** The size of a website's file, without reading the pictures. */
export async function measureWebsite(req: PayloadRequest, website: Tenant): Promise<FileSize> {
  let [bytes, lines] = [0, 0]
  const measure: ReadPicture = async ({ filesize }) => {
    bytes += base64Bytes(filesize)
    return ''
  }
  for await (const line of exportWebsite(req, website, measure)) {
    bytes += Buffer.byteLength(line)
    lines += 1
  }
  return { bytes, documents: lines - 2 } // without the first line and the last
}

/** The part of a file that its pictures take, in bytes. The rest is small beside them. */
export async function measurePictures(req: PayloadRequest, tenant: number): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { tenant: { equals: tenant } },
    select: { filesize: true },
    pagination: false,
    ...asPerson(req),
  })
  return docs.reduce((sum, { filesize }) => sum + base64Bytes(filesize), 0)
}
