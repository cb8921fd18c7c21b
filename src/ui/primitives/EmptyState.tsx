import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icon-set'

interface EmptyStateProps {
  icon: IconName
  title?: string
  children: ReactNode
  actions?: ReactNode
}

export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-surface-2 px-6 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full border border-line bg-surface-1">
        <Icon name={icon} className="size-7 text-ink-2" />
      </span>
      {title && <h2 className="text-2xl">{title}</h2>}
      <p className="max-w-prose text-ink-2">{children}</p>
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
