import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Empty', robots: 'noindex' }

/** The barest page there is, for measuring: what every page of this build costs a browser and the server. */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  )
}
