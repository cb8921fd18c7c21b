import type { ReactNode } from 'react'
import { Icon } from './Icon'

const looks = {
  info: { icon: 'info', paint: 'bg-surface-3 text-ink-1' },
  caution: { icon: 'alert', paint: 'bg-caution-soft text-caution' },
} as const

interface NoticeProps {
  look?: keyof typeof looks
  /** Announces the notice politely (`status`) or at once (`alert`). */
  live?: 'status' | 'alert'
  children: ReactNode
}

export function Notice({ look = 'info', live, children }: NoticeProps) {
  const { icon, paint } = looks[look]
  return (
    <div role={live} className={`flex gap-3 rounded-card p-4 ${paint}`}>
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
