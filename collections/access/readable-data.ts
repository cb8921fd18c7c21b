import { APIError, type CollectionBeforeOperationHook, type SanitizedConfig } from 'payload'
import { isRecord } from '@/domain/flags/overrides/value-problem'

const BAD_REQUEST = 400

/** Payload looks blocks up by it among its own, and every object has a `constructor`. */
const isBlock = (block: unknown) =>
  !isRecord(block) || typeof block.blockType !== 'string' || !(block.blockType in Object.prototype)

const isDocument = (data: unknown) =>
  isRecord(data) && Object.values(data).every((value) => !Array.isArray(value) || value.every(isBlock))

/** Payload reads fields of whatever it is sent: an upload may come with no document at all. */
const refuseUnreadable: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { data } = args as { data?: unknown }
  if (!isDocument(data)) throw new APIError('Send a document.', BAD_REQUEST)
}

/** Refuses to write what is no document, in every collection, Payload's own too. */
export async function readableData(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { hooks } of sanitized.collections) {
    hooks.beforeOperation = [refuseUnreadable, ...(hooks.beforeOperation ?? [])]
  }
  return sanitized
}
