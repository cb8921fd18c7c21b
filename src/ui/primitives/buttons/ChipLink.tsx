import type { ReactNode } from 'react'

export function ChipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 font-medium leading-tight text-ink-1 transition-colors hover:border-ink-1 hover:bg-surface-3"
    >
      {children}
    </a>
  )
}
