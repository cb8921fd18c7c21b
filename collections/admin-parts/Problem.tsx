import type { ReactNode } from 'react'

/** Says why something failed. Screen readers announce it. */
export const Problem = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <p id={id} role="alert" className="tw:text-bad">
    {children}
  </p>
)
