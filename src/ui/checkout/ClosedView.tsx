import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { Notice } from '@/ui/primitives/Notice'

interface Props {
  vehicle: { readonly name: string; readonly path: string }
  reason: string
}

/** Why a vehicle cannot be reserved now, with ways on. */
export function ClosedView({ vehicle, reason }: Props) {
  return (
    <div className="container-page grid max-w-3xl gap-6 py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{vehicle.name}</h1>
      <Notice live="status">{reason}</Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink link={{ label: 'Back to the vehicle', href: vehicle.path }} />
        <ButtonLink link={{ label: 'See our vehicles', href: '/search' }} look="secondary" />
      </div>
    </div>
  )
}
