import { APIError, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import type { SiteRecord } from '@/domain/starter/site-record'
import { contentOf } from '../copies/content-of'
import { configOf, hasDrafts } from '../copies/references'
import { asPerson } from '../requests/requests'

const BAD_REQUEST = 400

/** Says which document was refused, and why. */
function refusalOf(error: unknown, place: string): unknown {
  if (error instanceof ValidationError) {
    const reasons = error.data.errors.map(({ path, message }) => `${path}: ${message}`)
    return new APIError(`${place}: ${reasons.join(' ')}`, BAD_REQUEST, null, true)
  }
  if (error instanceof APIError && error.isPublic)
    return new APIError(`${place}: ${error.message}`, error.status, null, true)
  return error
}

/**
 * Writes the documents of a new website, one by one, and gives them new ids. A reference to a document that was not written before is left
 * empty. The rules of each form hold, as if the person typed the documents.
 */
export function recordWriter(req: PayloadRequest, tenant: number) {
  const made = new Map<string, number>()
  const madeId = (collection: string, id: number) => made.get(`${collection}:${id}`)
  /** `place` is how a refusal begins, such as `Line 12`. */
  return async (record: SiteRecord, place: string): Promise<void> => {
    const { fields } = configOf(req, record.collection)
    const isDraft = record.status === 'draft'
    const status = hasDrafts(req, record.collection) ? { _status: isDraft ? 'draft' : 'published' } : {}
    try {
      const { id } = await req.payload.create({
        collection: record.collection as CollectionSlug,
        data: { ...contentOf(fields, record.data, madeId), ...status, tenant } as never,
        draft: isDraft,
        ...fileOf(record),
        ...asPerson(req),
      })
      made.set(`${record.collection}:${record.id}`, Number(id))
    } catch (error) {
      throw refusalOf(error, `${place}, ${record.collection} ${record.id}`)
    }
  }
}

function fileOf({ collection, file }: SiteRecord) {
  if (collection !== 'media' || !file) return {}
  const data = Buffer.from(file.base64, 'base64')
  return { file: { name: file.name, data, size: data.length, mimetype: file.type } }
}
