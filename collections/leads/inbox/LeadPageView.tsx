import type { AdminViewServerProps } from 'payload'
import { leadScope } from '../access/lead-scope'
import { LeadPage } from './LeadPage'
import { LeadsTemplate } from './LeadsTemplate'
import { leaveView } from './leave-view'

/** One lead: who it is from, what they want, and what has happened since. */
export async function LeadPageView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { routes } = req.payload.config
  const id = [props.params?.segments ?? []].flat().at(-1) ?? ''
  if (!(await leadScope(req, 'read'))) leaveView(req, `/inbox/${id}`)
  const base = `${routes.admin}/inbox`
  return (
    <LeadsTemplate {...props} nav={[{ label: 'Inbox', url: base }, { label: 'Lead' }]}>
      <LeadPage id={id} base={base} />
    </LeadsTemplate>
  )
}
