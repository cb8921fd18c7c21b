import type { AdminViewServerProps } from 'payload'
import { leaveView } from '../../admin-parts/leave-view'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { leadScope } from '../access/lead-scope'
import { filterValuesFrom } from './filter-values'
import { Inbox } from './Inbox'

/** The leads that a person works on. People who see no names have the report instead. */
export async function InboxView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { routes } = req.payload.config
  if (!(await leadScope(req, 'read'))) leaveView(req, '/inbox')
  return (
    <ViewTemplate {...props} nav={[{ label: 'Inbox' }]}>
      <h1>Inbox</h1>
      <Inbox initial={filterValuesFrom(props.searchParams ?? {})} base={`${routes.admin}/inbox`} />
    </ViewTemplate>
  )
}
