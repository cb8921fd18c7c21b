import type { ReactNode } from 'react'
import { ButtonLink } from '../primitives/buttons/ButtonLink'
import { EmptyState } from '../primitives/EmptyState'

interface Props {
  address: string
  /** What cannot be shown, in a sentence. */
  children: ReactNode
}

/** Stands in for what could not be read, with the way to ask again. */
export function PageDown({ address, children }: Props) {
  return (
    <div role="alert">
      <EmptyState icon="alert" actions={<ButtonLink link={{ label: 'Try again', href: address }} />}>
        {children}
      </EmptyState>
    </div>
  )
}
