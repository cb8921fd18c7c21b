import type { ReactNode } from 'react'

/** Stands in place of a list or charts that have no lead to show. */
export const NoLeads = ({ children }: { readonly children: ReactNode }) => (
  <p className="tw:rounded-box tw:border tw:border-dashed tw:border-strong tw:px-base tw:py-[calc(var(--base)*2)] tw:text-center">
    {children}
  </p>
)
