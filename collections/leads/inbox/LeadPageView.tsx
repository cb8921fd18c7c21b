import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { leadScope } from '../access/lead-scope'
import { LeadPage } from './LeadPage'
import { LeadsTemplate } from './LeadsTemplate'

/** One lead: who it is from, what they want, and what has happened since. */
export async function LeadPageView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { routes } = req.payload.config
  if (!(await leadScope(req, 'read'))) redirect(routes.admin)
  const base = `${routes.admin}/inbox`
  const segments = [props.params?.segments ?? []].flat()
  return (
    <LeadsTemplate {...props} nav={[{ label: 'Inbox', url: base }, { label: 'Lead' }]}>
      <LeadPage id={segments.at(-1) ?? ''} base={base} />
    </LeadsTemplate>
  )
}
