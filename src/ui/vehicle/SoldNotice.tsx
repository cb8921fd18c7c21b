import { ButtonLink } from '@/ui/primitives/ButtonLink'

interface Props {
  /** What the site calls a vehicle (TEN-15). */
  wording: 'Car' | 'Motorcycle'
  similarHref: string
}

/** Stands in place of the price and the buttons of a vehicle that is no longer for sale (VDP-21, VDP-22). */
export function SoldNotice({ wording, similarHref }: Props) {
  const vehicle = wording.toLowerCase()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lg font-semibold">Unfortunately this {vehicle} recently sold.</p>
      <p className="text-ink-2">But don't worry, we can help you find a similar {vehicle}!</p>
      <p className="text-ink-2">Like this and want something similar?</p>
      <ButtonLink link={{ label: 'Find Me Something Similar', href: similarHref }} />
    </div>
  )
}
