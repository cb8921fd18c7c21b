import type { ReactNode } from 'react'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

export function RowHead({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <SectionHeading>{heading}</SectionHeading>
      {children}
    </div>
  )
}
