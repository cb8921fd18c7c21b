import type { LeadDetail } from '@/domain/leads/inbox/lead-detail'
import { formatMoment } from './format-moment'
import { Facts, Panel } from './Panel'

export function Person({ lead }: { readonly lead: LeadDetail }) {
  const { email, phone, postcode, consents } = lead
  return (
    <Panel title="Person">
      <Facts
        of={[
          ['Email', email && <a href={`mailto:${email}`}>{email}</a>],
          ['Phone', phone && <a href={`tel:${phone}`}>{phone}</a>],
          ['Postcode', postcode],
        ]}
      />
      {consents.length > 0 && (
        <ul className="tw:grid tw:list-none tw:gap-1 tw:p-0 tw:wrap-anywhere" aria-label="Consents">
          {consents.map(({ text, isGiven, at }) => (
            <li key={text}>
              <strong>{isGiven ? 'Agreed:' : 'Did not agree:'}</strong> {text}
              {at && <span className="tw:text-small tw:text-muted"> {formatMoment(at)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
