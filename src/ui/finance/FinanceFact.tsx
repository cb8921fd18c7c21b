import type { ReactNode } from 'react'

/** A figure with its label. Rates and comparison rates share it, so they look alike. */
export function FinanceFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="finance-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
