import { APIError, type Endpoint, NotFound } from 'payload'
import { connectionOf } from '@/server/clients/payload-transaction'
import { resendDelivery } from '@/server/leads/delivery/resend-delivery'
import { findDelivery } from '@/server/leads/inbox/lead-history'
import { json } from '../../requests/requests'
import { addNote } from '../add-note'
import { withLead } from './with-lead'

const CONFLICT = 409

/** Delivers to one receiver again. The receiver gets the same id as before. */
export const resendLead: Endpoint = {
  path: '/inbox/:publicId/deliveries/:deliveryId/resend',
  method: 'post',
  handler: async (req) => {
    const deliveryId = String(req.routeParams?.deliveryId)
    await withLead(req, async (lead) => {
      const connection = await connectionOf(req)
      const delivery = await findDelivery(connection, lead, deliveryId)
      if (!delivery) throw new NotFound(req.t)
      if (!(await resendDelivery(connection, delivery.id)))
        throw new APIError('This delivery is being sent already.', CONFLICT, null, true)
      const note = { kind: 'resent', text: `Sent again to ${delivery.target}` } as const
      await addNote(req, { id: lead.id, tenant: lead.tenantId }, note)
    })
    return json({ ok: true })
  },
}
