'use client'

import type { LeadView } from '@/domain/leads/inbox/lead-detail'
import { type LeadStatus, leadStatuses, leadStatusLabels } from '@/domain/leads/lead-status'
import { SelectField } from '../../admin-parts/Field'
import { Facts, Panel } from '../../admin-parts/Panel'
import { Problem } from '../../admin-parts/Problem'
import { formatMoment } from '../inbox/format-moment'
import { useLeadAction } from './use-lead'

const statusChoices = leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] }))

/** Where the lead stands and who works on it. Each choice is saved at once, alone. */
export function LeadWork({ view: { lead, people, mayWork } }: { readonly view: LeadView }) {
  const { mutate, isPending, variables, error } = useLeadAction(lead.id)
  const change = (body: object) => mutate({ method: 'PATCH', body })
  const pending: { status?: LeadStatus; assignedTo?: number | null } = isPending ? (variables.body ?? {}) : {}
  // A person who has left, or works elsewhere now, stays chosen until somebody chooses another.
  const { assignedTo } = lead
  const choices =
    assignedTo && !people.some(({ value }) => value === assignedTo.value) ? [assignedTo, ...people] : people
  return (
    <Panel title="Work">
      <SelectField
        label="Status"
        value={pending.status ?? lead.status}
        choices={statusChoices}
        disabled={!mayWork}
        onChange={(status) => change({ status })}
      />
      <SelectField
        label="Assigned to"
        value={String((pending.assignedTo === undefined ? assignedTo?.value : pending.assignedTo) ?? '')}
        any="Nobody"
        choices={choices}
        disabled={!mayWork}
        onChange={(person) => change({ assignedTo: person === '' ? null : Number(person) })}
      />
      <p role="status" className="tw:text-small tw:text-muted">
        {isPending && 'Saving…'}
      </p>
      {error && <Problem>{error.message}</Problem>}
      <Facts
        of={[
          ['First contacted', lead.contactedAt ? formatMoment(lead.contactedAt, lead.timeZone) : 'Not yet'],
          ['Follow-up', lead.followedUpAt && formatMoment(lead.followedUpAt, lead.timeZone)],
        ]}
      />
    </Panel>
  )
}
