import type { AdminViewServerProps } from 'payload'
import { leaveView } from '../../admin-parts/leave-view'
import { ViewTemplate } from '../../admin-parts/ViewTemplate'
import { reportScope } from '../access/lead-scope'
import { Reports } from './Reports'

/** How many leads came in, from where, and how fast people answered. */
export async function ReportsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!(await reportScope(req))) leaveView(req, '/lead-reports')
  return (
    <ViewTemplate {...props} nav={[{ label: 'Lead reports' }]}>
      <h1>Lead reports</h1>
      <Reports />
    </ViewTemplate>
  )
}
