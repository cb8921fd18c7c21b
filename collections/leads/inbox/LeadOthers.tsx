import { Link } from '@payloadcms/ui'
import type { RelatedLead } from '@/domain/leads/inbox/lead-detail'
import { leadStatusLabels } from '@/domain/leads/lead-status'
import { formatMoment } from './format-moment'
import { Panel } from './Panel'

interface Props {
  readonly others: readonly RelatedLead[]
  readonly base: string
}

export function LeadOthers({ others, base }: Props) {
  if (others.length === 0) return null
  return (
    <Panel title="Other leads of this person">
      <ul className="tw:grid tw:list-none tw:gap-1 tw:p-0 tw:wrap-anywhere">
        {others.map(({ id, form, vehicle, status, createdAt }) => (
          <li key={id}>
            <Link href={`${base}/${id}`} prefetch={false}>
              {[form, vehicle].filter(Boolean).join(' · ')}
            </Link>{' '}
            <span className="tw:text-small tw:text-muted">
              {formatMoment(createdAt)} · {leadStatusLabels[status]}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
