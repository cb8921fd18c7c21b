import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icon-set'

const looks = {
  info: { icon: 'info', paint: 'bg-surface-3 text-ink-1' },
  positive: { icon: 'success', paint: 'bg-positive-soft text-positive' },
  caution: { icon: 'alert', paint: 'bg-caution-soft text-caution' },
  critical: { icon: 'error', paint: 'bg-critical-soft text-critical' },
} as const satisfies Record<string, { icon: IconName; paint: string }>

export type NoticeLook = keyof typeof looks
export const noticeLooks = Object.keys(looks) as readonly NoticeLook[]

/**
 * Something a shopper must know here, in the flow of the page. `live` announces it: when a reader pauses, or at once. `name`
 * tells it from its neighbours where a page changes in place (docs/adr/0013).
 */
export function Notice({
  look = 'info',
  live,
  name,
  children,
}: {
  look?: NoticeLook
  live?: 'status' | 'alert'
  name?: string
  children: ReactNode
}) {
  const { icon, paint } = looks[look]
  return (
    <div role={live} data-key={name} className={`flex gap-3 rounded-card p-4 ${paint}`}>
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
