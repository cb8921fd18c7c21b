import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icon-set'

const looks = {
  neutral: 'bg-surface-3 text-ink-1',
  strong: 'bg-ink-1 text-surface-1',
  brand: 'bg-brand text-on-brand',
  accent: 'bg-accent text-on-accent',
  positive: 'bg-positive-soft text-positive',
  caution: 'bg-caution-soft text-caution',
  critical: 'bg-critical-soft text-critical',
} as const

export type BadgeLook = keyof typeof looks
export const badgeLooks = Object.keys(looks) as readonly BadgeLook[]

/** A word or two about the thing it stands on. */
export function Badge({
  look = 'neutral',
  icon,
  children,
}: {
  look?: BadgeLook
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={`badge ${looks[look]}`}>
      {icon && <Icon name={icon} className="size-4" />}
      <span className="truncate">{children}</span>
    </span>
  )
}
