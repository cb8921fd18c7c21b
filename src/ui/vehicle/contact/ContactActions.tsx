import type { ReactNode } from 'react'

/** Calls to action, one below the other, and side by side on a tablet. */
export function ContactActions({ children }: { children: ReactNode }) {
  return (
    <div className="contact-actions grid grid-cols-1 gap-3 sm:max-lg:col-span-full sm:max-lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] sm:max-lg:items-start">
      {children}
    </div>
  )
}
