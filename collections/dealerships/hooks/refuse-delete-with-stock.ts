import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { refuseDeleteWithLeads } from '../../leads/hooks/refuse-delete-with-leads'

export const refuseDeleteWithStock: CollectionBeforeDeleteHook = async (args) => {
  const { req, id } = args
  const where = { dealership: { equals: id } }
  for (const collection of ['vehicles', 'locations', 'stock-feeds', 'import-runs'] as const) {
    const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
    if (totalDocs > 0) {
      throw new APIError(
        `This dealership still has ${totalDocs} ${collection}. Remove them first.`,
        409,
        null,
        true,
      )
    }
  }
  await refuseDeleteWithLeads('dealership')(args)
}
