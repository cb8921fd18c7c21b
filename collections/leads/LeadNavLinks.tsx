import { createLocalReq, type PayloadRequest } from 'payload'
import { NavLink } from '../admin-parts/NavLink'
import { leadScope, reportScope } from './access/lead-scope'

/** The views that people use each day, above the collections. */
export async function LeadNavLinks({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  const { admin } = payload.config.routes
  // Payload passes the navigation no request.
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const [inbox, report] = [await leadScope(req, 'read'), await reportScope(req)]
  return (
    <>
      {inbox && <NavLink path="/inbox" label="Inbox" admin={admin} />}
      {report && <NavLink path="/lead-reports" label="Lead reports" admin={admin} />}
    </>
  )
}
