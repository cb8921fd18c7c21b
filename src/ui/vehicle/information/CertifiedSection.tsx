import { Icon } from '@/ui/primitives/Icon'

interface Props {
  make: string
  word: string
}

/** States that the manufacturer certified a used vehicle (VDP-16, CARD-12). */
export function CertifiedSection({ make, word }: Props) {
  return (
    <section className="flex gap-4 rounded-card border border-line p-5">
      <Icon name="certified" className="size-8 text-positive" />
      <div>
        <h2 className="text-xl">{make} Certified Pre-Owned</h2>
        <p className="text-ink-2">
          This {word} meets the standards of {make} for certified pre-owned vehicles. Ask us for its
          inspection report.
        </p>
      </div>
    </section>
  )
}
