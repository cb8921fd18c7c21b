import { Readable } from 'node:stream'
import { type Endpoint, NotFound } from 'payload'
import { readFiles } from '@/domain/leads/inbox/stored-parts'
import { uploadStore } from '@/server/uploads/configured-store'
import { leadOf } from './with-lead'

/** Half a character, which no URL can hold. */
const LONE_SURROGATE = /\p{Cs}/gu

/** Downloads a file that the shopper sent. Always as a download: a stranger's file must not run as a page of the admin. */
export const downloadFile: Endpoint = {
  path: '/inbox/:publicId/files/:number',
  method: 'get',
  handler: async (req) => {
    const { lead } = await leadOf(req, 'read')
    const file = readFiles(lead.files)[Number(req.routeParams?.number)]
    const stored = file && (await uploadStore().open('leads', file.key))
    if (!file || !stored) throw new NotFound(req.t)
    return new Response(Readable.toWeb(stored.body) as ReadableStream, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name.replace(LONE_SURROGATE, '?'))}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
}
