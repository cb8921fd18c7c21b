import type { AdminViewServerProps } from 'payload'
import { leadScope } from '../access/lead-scope'
import { filterValuesFrom } from './filter-values'
import { Inbox } from './Inbox'
import { LeadsTemplate } from './LeadsTemplate'
import { leaveView } from './leave-view'

/** The leads that a person works on. People who see no names have the report instead. */
export async function InboxView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { routes } = req.payload.config
  if (!(await leadScope(req, 'read'))) leaveView(req, '/inbox')
  return (
    <LeadsTemplate {...props} nav={[{ label: 'Inbox' }]}>
      <h1>Inbox</h1>
      <Inbox initial={filterValuesFrom(props.searchParams ?? {})} base={`${routes.admin}/inbox`} />
    </LeadsTemplate>
  )
}
