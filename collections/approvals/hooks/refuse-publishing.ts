import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { idOf, staffUser } from '../../access/roles'
import { restoresAsDraft } from '../../versions/hooks/restore'
import { isRevert } from '../../versions/hooks/revert'
import { needsApproval } from './needs-approval'

const FORBIDDEN = 403

const MESSAGE =
  'Publishing on this website needs approval. Save a draft, then press “Ask for approval” beside the form.'

/** Keeps marketing staff from publishing where the website asks for approval. They may save and discard drafts, and unpublish. */
export const refusePublishing: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (staffUser(req)?.role !== 'marketing-staff') return data
  if ((data._status ?? originalDoc?._status) !== 'published') return data
  if (restoresAsDraft(req) || isRevert(req, originalDoc?.id)) return data
  const tenant = idOf(data.tenant) ?? idOf(originalDoc?.tenant)
  if (tenant !== null && (await needsApproval(tenant))) throw new APIError(MESSAGE, FORBIDDEN, null, true)
  return data
}
