import type { CardTagSettings } from '@/domain/vehicle/card/card-tag'
import { isCertifiedUsed } from '@/domain/vehicle/card/card-tag'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { Icon } from '@/ui/primitives/Icon'

interface Props {
  vehicle: Vehicle
  settings: CardTagSettings
  word: string
}

/** States that the manufacturer certified a used vehicle (VDP-16, CARD-12). */
export function CertifiedSection({ vehicle, settings, word }: Props) {
  if (!isCertifiedUsed(vehicle, settings)) return null
  return (
    <section className="flex gap-4 rounded-card border border-line p-5">
      <Icon name="certified" className="size-8 text-positive" />
      <div>
        <h2 className="text-xl">{vehicle.make} Certified Pre-Owned</h2>
        <p className="text-ink-2">
          This {word} meets the standards of {vehicle.make} for certified pre-owned vehicles. Ask us for its
          inspection report.
        </p>
      </div>
    </section>
  )
}
