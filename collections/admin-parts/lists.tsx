import type { ReactNode } from 'react'

interface Props {
  readonly as?: 'ol' | 'ul'
  /** The accessible name. */
  readonly label?: string
  readonly numbered?: boolean
  readonly children: ReactNode
}

/** Entries of a line or two. */
export const PlainList = ({ as: Element = 'ul', label, numbered, children }: Props) => (
  <Element
    aria-label={label}
    className={`tw:grid tw:gap-1 tw:wrap-anywhere ${numbered ? 'tw:list-decimal tw:pl-6' : 'tw:list-none tw:p-0'}`}
  >
    {children}
  </Element>
)

/** Longer entries, with a rule between them. */
export const RuledList = ({ as: Element = 'ul', children }: Pick<Props, 'as' | 'children'>) => (
  <Element className="tw:grid tw:list-none tw:gap-3 tw:p-0 tw:[&>li+li]:border-t tw:[&>li+li]:border-line tw:[&>li+li]:pt-3">
    {children}
  </Element>
)
