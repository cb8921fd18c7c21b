import { Link } from '@payloadcms/ui'
import type { RelatedLead } from '@/domain/leads/inbox/lead-detail'
import { leadStatusLabels } from '@/domain/leads/lead-status'
import { PlainList } from '../../admin-parts/lists'
import { Panel } from '../../admin-parts/Panel'
import { formatMoment } from '../inbox/format-moment'

interface Props {
  readonly others: readonly RelatedLead[]
  readonly base: string
}

export function LeadOthers({ others, base }: Props) {
  if (others.length === 0) return null
  return (
    <Panel title="Other leads of this person">
      <PlainList>
        {others.map(({ id, form, vehicle, status, createdAt, timeZone }) => (
          <li key={id}>
            <Link href={`${base}/${id}`} prefetch={false}>
              {[form, vehicle].filter(Boolean).join(' · ')}
            </Link>{' '}
            <span className="tw:text-small tw:text-muted">
              {formatMoment(createdAt, timeZone)} · {leadStatusLabels[status]}
            </span>
          </li>
        ))}
      </PlainList>
    </Panel>
  )
}
