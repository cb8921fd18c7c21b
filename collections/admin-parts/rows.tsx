import type { ReactNode } from 'react'

interface Props {
  readonly as?: 'div' | 'figcaption' | 'label' | 'li' | 'nav' | 'ul'
  /** The accessible name. */
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Controls side by side. They wrap where they do not fit. */
export const ControlRow = ({ as: Element = 'div', label, className = '', children }: Props) => (
  <Element
    aria-label={label}
    className={`tw:flex tw:min-h-8 tw:flex-wrap tw:items-center tw:gap-half ${className}`}
  >
    {children}
  </Element>
)

/** The first child at the start of the line, the last at its end. */
export const SpreadRow = ({ as: Element = 'div', label, className = '', children }: Props) => (
  <Element
    aria-label={label}
    className={`tw:flex tw:flex-wrap tw:items-center tw:justify-between tw:gap-half ${className}`}
  >
    {children}
  </Element>
)

export const ButtonRow = ({ children }: Pick<Props, 'children'>) => (
  <div className="tw:flex tw:flex-wrap tw:items-center tw:gap-base">{children}</div>
)
