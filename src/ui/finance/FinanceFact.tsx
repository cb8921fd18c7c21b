import type { ReactNode } from 'react'

/** A figure with its label. Rates and comparison rates share it, so they look alike. */
export function FinanceFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="min-h-7 text-[1.25rem]/7 font-semibold tabular [&_small]:text-[0.875rem] [&_small]:font-normal">
        {children}
      </dd>
    </div>
  )
}
