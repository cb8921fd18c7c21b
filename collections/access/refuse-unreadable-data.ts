import { APIError, type CollectionBeforeOperationHook, type SanitizedConfig } from 'payload'
import { isRecord } from '@/domain/flags/overrides/value-problem'

const BAD_REQUEST = 400

/** Payload looks `blockType` up in a plain object, so an inherited name such as `constructor` would match. */
const isBlock = (block: unknown) =>
  !isRecord(block) || typeof block.blockType !== 'string' || !(block.blockType in Object.prototype)

const isDocument = (data: unknown) =>
  isRecord(data) && Object.values(data).every((value) => !Array.isArray(value) || value.every(isBlock))

/** Payload reads fields of the data without a check, and an upload may arrive without data. */
const refuseUnreadable: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { data } = args as { data?: unknown }
  if (!isDocument(data)) throw new APIError('Send a document.', BAD_REQUEST)
}

/** Refuses to save data that is not a document, in every collection including Payload's own. */
export async function refuseUnreadableData(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { hooks } of sanitized.collections) {
    hooks.beforeOperation = [refuseUnreadable, ...(hooks.beforeOperation ?? [])]
  }
  return sanitized
}
