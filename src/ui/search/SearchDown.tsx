import { ButtonLink } from '@/ui/primitives/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'

/** Stands in for results that the search could not give, with the way to ask again. */
export function SearchDown({ address }: { address: string }) {
  return (
    <div role="alert">
      <EmptyState icon="alert" actions={<ButtonLink link={{ label: 'Try again', href: address }} />}>
        Search is not available at the moment. Please try again.
      </EmptyState>
    </div>
  )
}
