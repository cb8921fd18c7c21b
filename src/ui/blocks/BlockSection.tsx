import type { ReactNode } from 'react'
import { SectionHeading } from '../primitives/text/SectionHeading'

interface Props {
  heading?: string | null
  headingClass?: string
  children: ReactNode
}

/** A block as a section. Without a heading it is a `div`, because HTML validators warn about sections that have none. */
export function BlockSection({ heading, headingClass, children }: Props) {
  const Part = heading ? 'section' : 'div'
  return (
    <Part className="container-page section-space">
      <SectionHeading className={headingClass}>{heading}</SectionHeading>
      {children}
    </Part>
  )
}
