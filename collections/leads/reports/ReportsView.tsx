import type { AdminViewServerProps } from 'payload'
import { reportScope } from '../access/lead-scope'
import { LeadsTemplate } from '../inbox/LeadsTemplate'
import { leaveView } from '../inbox/leave-view'
import { Reports } from './Reports'

/** How many leads came in, from where, and how fast people answered. */
export async function ReportsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!(await reportScope(req))) leaveView(req, '/lead-reports')
  return (
    <LeadsTemplate {...props} nav={[{ label: 'Lead reports' }]}>
      <h1>Lead reports</h1>
      <Reports />
    </LeadsTemplate>
  )
}
