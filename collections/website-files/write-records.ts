import { APIError, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import type { SiteRecord } from '@/domain/starter/site-record'
import { contentOf } from '../copies/content-of'
import { configOf, hasDrafts } from '../copies/references'
import { asPerson } from '../requests/requests'
import { withoutKeys } from './own-keys'
import { refused } from './read-file'

/** Says which document was refused, and why. */
function refusalOf(error: unknown, place: string): unknown {
  if (error instanceof ValidationError) {
    const reasons = error.data.errors.map(({ path, message }) => `${path}: ${message}`)
    return refused(`${place}: ${reasons.join(' ')}`)
  }
  if (error instanceof APIError && error.isPublic)
    return new APIError(`${place}: ${error.message}`, error.status, null, true)
  return error
}

/** A grey area in place of a picture whose file is lost, so that everything that shows the picture can be written. */
const PLACEHOLDER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAAAAACIbxGfAAAADklEQVR42mO4CQYM2CgAHPsUWUsRPKkAAAAASUVORK5CYII=',
  'base64',
)

function fileOf({ collection, file, missing }: SiteRecord) {
  if (collection !== 'media' || !(file || missing)) return {}
  const data = file ? Buffer.from(file.base64, 'base64') : PLACEHOLDER
  const { name, type } = file ?? { name: 'missing-picture.png', type: 'image/png' }
  return { file: { name, data, size: data.length, mimetype: type } }
}

/** Somebody reads what a script of another company does before it runs. */
const stopped = ({ collection }: SiteRecord) => (collection === 'scripts' ? { enabled: false } : {})

/**
 * Writes the documents of a new website, one by one, and gives them new ids, which it returns. A reference to a document that was not written
 * before is left empty. The rules of each form hold, as if the person typed the documents.
 */
export function recordWriter(req: PayloadRequest, tenant: number) {
  const made = new Map<string, number>()
  const madeId = (collection: string, id: number) => made.get(`${collection}:${id}`)
  const write = async (record: SiteRecord): Promise<number> => {
    const collection = record.collection as CollectionSlug
    const { fields } = configOf(req, collection)
    const contentFor = (data: SiteRecord['data']) =>
      contentOf(fields, withoutKeys(record.collection, data), madeId)
    const isDraft = record.status === 'draft'
    const status = hasDrafts(req, collection) ? { _status: isDraft ? 'draft' : 'published' } : {}
    const created = await req.payload.create({
      collection,
      data: { ...contentFor(record.data), ...status, ...stopped(record), tenant } as never,
      draft: isDraft,
      ...fileOf(record),
      ...asPerson(req),
    })
    const id = Number(created.id)
    if (record.draft && hasDrafts(req, collection)) {
      const data = { ...contentFor(record.draft), _status: 'draft' } as never
      await req.payload.update({ collection, id, data, draft: true, ...asPerson(req) })
    }
    return id
  }
  /** `place` is how a refusal begins, such as `Line 12`. */
  return async (record: SiteRecord, place: string): Promise<number> => {
    try {
      const id = await write(record)
      made.set(`${record.collection}:${record.id}`, id)
      return id
    } catch (error) {
      throw refusalOf(error, `${place}, ${record.collection} ${record.id}`)
    }
  }
}

export type RecordWriter = ReturnType<typeof recordWriter>
