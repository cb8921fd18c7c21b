import type { ReactNode } from 'react'

/** A figure with its name above it: rates and comparison rates look alike by it. */
export function FinanceFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="finance-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
