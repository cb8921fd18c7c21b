import type { ReactNode } from 'react'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

export const rowLinkClass =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline-offset-[0.2em] hover:underline'

export const rowClass =
  'cards carousel stock-row -mx-4 snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:gap-6 sm:px-6 lg:mx-0 lg:px-0'

export function RowHead({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <SectionHeading>{heading}</SectionHeading>
      {children}
    </div>
  )
}
