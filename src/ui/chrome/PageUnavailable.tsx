import type { ReactNode } from 'react'
import { ButtonLink } from '../primitives/buttons/ButtonLink'
import { EmptyState } from '../primitives/EmptyState'

interface Props {
  address: string
  children: ReactNode
}

/** The content of a page whose data could not be read, with a link to retry. */
export function PageUnavailable({ address, children }: Props) {
  return (
    <div role="alert">
      <EmptyState icon="alert" actions={<ButtonLink link={{ label: 'Try again', href: address }} />}>
        {children}
      </EmptyState>
    </div>
  )
}
