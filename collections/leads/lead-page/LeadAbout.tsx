import type { LeadDetail } from '@/domain/leads/inbox/lead-detail'
import { PlainList } from '../../admin-parts/lists'
import { Facts, Panel } from '../../admin-parts/Panel'

const KILOBYTE = 1024

const sizeText = (bytes: number) =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`

/** What the person wrote. */
export function LeadAbout({ lead }: { readonly lead: LeadDetail }) {
  const { id, message, category, subcategory, answers, files } = lead
  return (
    <Panel title="Enquiry">
      {message && <p className="tw:whitespace-pre-wrap tw:wrap-anywhere">{message}</p>}
      <Facts
        of={[
          ['Category', category],
          ['Subcategory', subcategory],
          ...answers.map(({ label, value }) => [label, value] as const),
        ]}
      />
      {files.length > 0 && (
        <PlainList label="Files">
          {files.map(({ name, size, number }) => (
            <li key={number}>
              <a href={`/api/leads/inbox/${id}/files/${number}`} download>
                {name}
              </a>{' '}
              <span className="tw:text-small tw:text-muted">{sizeText(size)}</span>
            </li>
          ))}
        </PlainList>
      )}
    </Panel>
  )
}
