import { similarSearch } from '@/domain/stock/similar/similar-search'
import type { Vehicle } from '@/domain/stock/vehicle'
import { vehicleWord, type WordSettings } from '@/domain/stock/vehicle-kind'
import { ButtonLink } from '@/ui/primitives/ButtonLink'

interface Props {
  vehicle: Vehicle
  settings: WordSettings
}

/** Stands in place of the price and the buttons of a vehicle that is no longer for sale (VDP-21, VDP-22). */
export function SoldNotice({ vehicle, settings }: Props) {
  const word = vehicleWord(vehicle, settings).toLowerCase()
  return (
    <div className="sold-notice">
      <p className="text-lg font-semibold leading-snug">Unfortunately this {word} recently sold.</p>
      <p className="text-ink-2">But don't worry, we can help you find a similar {word}!</p>
      <p className="text-ink-2">Like this and want something similar?</p>
      <ButtonLink link={{ label: 'Find Me Something Similar', href: similarSearch(vehicle) }} />
    </div>
  )
}
