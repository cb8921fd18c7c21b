import type { LeadDetail } from '@/domain/leads/inbox/lead-detail'
import { PlainList } from '../../admin-parts/lists'
import { Facts, Panel } from '../../admin-parts/Panel'

/** How the person came to write: the campaign, and the pages in order. */
export function LeadSource({ lead }: { readonly lead: LeadDetail }) {
  const { page, visited, campaign } = lead.visit
  return (
    <Panel title="Visit">
      <Facts of={[['Sent from', page], ...campaign.map(({ name, value }) => [name, value] as const)]} />
      {visited.length > 0 && (
        <details>
          <summary>Pages visited ({visited.length})</summary>
          <PlainList as="ol" numbered>
            {visited.map((path, number) => (
              // A page can be visited twice, and the list never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={number}>{path}</li>
            ))}
          </PlainList>
        </details>
      )}
      {!page && visited.length === 0 && campaign.length === 0 && (
        <p className="tw:text-small tw:text-muted">Not known.</p>
      )}
    </Panel>
  )
}
