import type { Attention } from '@/domain/dashboard/attention'
import { formatCount } from '@/domain/text/format-count'
import { RuledList } from '../admin-parts/lists'
import { Panel } from '../admin-parts/Panel'

/** Websites named with each line. */
const MOST_NAMED = 3

interface Props {
  readonly lines: readonly (Attention & { readonly href: string })[]
}

function websitesText(websites: Attention['websites']): string {
  const named = websites.slice(0, MOST_NAMED).map(({ name, count }) => `${name} ${formatCount(count)}`)
  const left = websites.length - named.length
  return [...named, ...(left > 0 ? [`${left} more`] : [])].join(', ')
}

export const AttentionList = ({ lines }: Props) => (
  <Panel title="Needs attention">
    {lines.length === 0 && <p>Nothing. Leads are delivered, and stock is complete.</p>}
    <RuledList>
      {lines.map(({ kind, text, websites, href }) => (
        <li key={kind}>
          <a href={href} className="tw:font-semibold">
            {text}
          </a>
          <span className="tw:block tw:text-muted">{websitesText(websites)}</span>
        </li>
      ))}
    </RuledList>
  </Panel>
)
