import type { LeadDetail } from '@/domain/leads/inbox/lead-detail'
import { PlainList } from '../../admin-parts/lists'
import { Facts, Panel } from '../../admin-parts/Panel'
import { formatMoment } from '../inbox/format-moment'

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
        <PlainList label="Consents">
          {consents.map(({ text, isGiven, at }) => (
            <li key={text}>
              <strong>{isGiven ? 'Agreed:' : 'Did not agree:'}</strong> {text}
              {at && <span className="tw:text-small tw:text-muted"> {formatMoment(at, lead.timeZone)}</span>}
            </li>
          ))}
        </PlainList>
      )}
    </Panel>
  )
}
