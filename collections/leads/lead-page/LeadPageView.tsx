import type { AdminViewServerProps } from 'payload'
import { leaveView } from '../../admin-parts/leave-view'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { leadScope } from '../access/lead-scope'
import { LeadPage } from './LeadPage'

/** One lead: who it is from, what they want, and what has happened since. */
export async function LeadPageView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { routes } = req.payload.config
  const id = [props.params?.segments ?? []].flat().at(-1) ?? ''
  if (!(await leadScope(req, 'read'))) leaveView(req, `/inbox/${id}`)
  const base = `${routes.admin}/inbox`
  return (
    <ViewTemplate {...props} nav={[{ label: 'Inbox', url: base }, { label: 'Lead' }]}>
      <LeadPage id={id} base={base} />
    </ViewTemplate>
  )
}
