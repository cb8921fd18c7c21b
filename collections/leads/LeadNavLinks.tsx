import { Link } from '@payloadcms/ui'
import { createLocalReq, type PayloadRequest } from 'payload'
import { leadScope, reportScope } from './access/lead-scope'

/** The views that people use each day, above the collections. */
export async function LeadNavLinks({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  const { admin } = payload.config.routes
  // Payload passes the navigation no request.
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const [inbox, report] = [await leadScope(req, 'read'), await reportScope(req)]
  return (
    <>
      {inbox && (
        <Link className="nav__link" id="nav-inbox" href={`${admin}/inbox`} prefetch={false}>
          <span className="nav__link-label">Inbox</span>
        </Link>
      )}
      {report && (
        <Link className="nav__link" id="nav-lead-reports" href={`${admin}/lead-reports`} prefetch={false}>
          <span className="nav__link-label">Lead reports</span>
        </Link>
      )}
    </>
  )
}
