import type { ReactNode } from 'react'

export function State({
  name,
  children,
  wide = false,
}: {
  name: string
  children: ReactNode
  wide?: boolean
}) {
  return (
    <div className={`min-w-0 ${wide ? 'col-span-full' : ''}`}>
      <p className="mb-2 text-xs text-ink-3">{name}</p>
      {children}
    </div>
  )
}

export function States({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] items-start gap-x-8 gap-y-6">
      {children}
    </div>
  )
}
