import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { reportScope } from '../access/lead-scope'
import { LeadsTemplate } from '../inbox/LeadsTemplate'
import { Reports } from './Reports'

/** How many leads came in, from where, and how fast people answered. */
export async function ReportsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!(await reportScope(req))) redirect(req.payload.config.routes.admin)
  return (
    <LeadsTemplate {...props} nav={[{ label: 'Lead reports' }]}>
      <h1>Lead reports</h1>
      <Reports />
    </LeadsTemplate>
  )
}
