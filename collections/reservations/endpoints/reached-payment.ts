import { Forbidden, NotFound, type PayloadRequest, type Where } from 'payload'
import type { DeskAction } from '@/domain/reservations/reservation-desk'
import { readDesk } from '@/server/checkout/staff-view'
import { database } from '@/server/clients/database'
import { byTenant } from '../../access/by-tenant'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { idOf, type Role, type StaffUser, staffUser } from '../../access/roles'
import { worksOnLeads } from '../../leads/access/lead-documents'

/** Who returns money. */
const REFUNDING: readonly Role[] = ['platform-admin', 'group-admin']

const reaches = {
  reservation: worksOnLeads(),
  payment: byTenant(REFUNDING),
}

/** What the person may do with the reservation or payment of the address. Throws 404 for one that they do not reach. */
export async function deskOf(req: PayloadRequest, by: 'reservation' | 'payment') {
  refuseWithoutSecondFactor(req)
  const user = staffUser(req)
  const reach = await reaches[by]({ req })
  if (!user || reach === false) throw new Forbidden(req.t)
  const id = idOf(req.routeParams?.id)
  if (id === null || !(await isReached(req, by, id, reach))) throw new NotFound(req.t)
  const desk = await readDesk(database(), { by, id }, new Date())
  if (!desk) throw new NotFound(req.t)
  return { user, desk: { ...desk, actions: desk.actions.filter((action) => mayDo(user, action)) } }
}

const mayDo = ({ role }: StaffUser, action: DeskAction) => action !== 'refund' || REFUNDING.includes(role)

async function isReached(
  req: PayloadRequest,
  by: 'reservation' | 'payment',
  id: number,
  reach: true | Where,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: `${by}s`,
    where: { and: [{ id: { equals: id } }, ...(reach === true ? [] : [reach])] },
    overrideAccess: true, // the rule is in the condition
    req,
  })
  return totalDocs === 1
}
