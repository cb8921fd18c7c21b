import type { ReactNode } from 'react'
import { Icon } from '@/ui/primitives/Icon'
import type { IconName } from '@/ui/primitives/icon-set'

interface Props {
  id: string
  icon: IconName
  title: string
  lead: string
  children: ReactNode
}

/** The panel sets the amount in an answer, so that the islands need no classes for it. */
export const runningCostPanel =
  '@container rounded-card bg-surface-2 p-5 sm:p-7 [&_strong]:text-[2rem]/[1.15] [&_strong]:font-(--display-weight) [&_strong]:font-display [&_strong]:text-ink-1 [&_strong]:tracking-(--display-tracking)'

export function RunningCost({ id, icon, title, lead, children }: Props) {
  return (
    <section className={runningCostPanel} aria-labelledby={id}>
      <h2 id={id} className="flex scroll-mt-(--header-reach) items-center gap-2.5 text-xl">
        <Icon name={icon} className="size-6 text-link" />
        {title}
      </h2>
      <p className="running-cost-lead mt-1.5 max-w-[62ch] text-ink-2">{lead}</p>
      {children}
    </section>
  )
}
