import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A white part of the start page. */
export const Panel = ({ title, children }: Props) => (
  <section className="tw:grid tw:content-start tw:gap-half tw:rounded-box tw:border tw:border-line tw:bg-paper tw:p-base">
    <h2 className="tw:text-title tw:font-semibold">{title}</h2>
    {children}
  </section>
)
