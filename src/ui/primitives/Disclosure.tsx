import type { ReactNode } from 'react'
import { Icon } from './Icon'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures of one group: opening one closes the others. */
  group?: string
}

/** A heading that shows and hides what belongs to it, by the browser's own <details>; found by the browser's search. */
export function Disclosure({ summary, children, open, group }: DisclosureProps) {
  return (
    <details name={group} open={open} className="group/disclosure border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-semibold">
        {summary}
        <Icon
          name="chevron"
          className="size-6 text-ink-3 transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      <div className="max-w-[68ch] pb-6 text-ink-2">{children}</div>
    </details>
  )
}
