import type { CardTag } from '@/domain/vehicle/card/card-tag'
import { Icon } from '@/ui/primitives/Icon'
import type { IconName } from '@/ui/primitives/icon-set'

const looks: Record<
  Exclude<CardTag['kind'], 'certified'>,
  readonly [colours: string, icon: IconName | null]
> = {
  sold: ['bg-night text-white', 'check'],
  reserved: ['bg-white text-critical inset-ring-[1.5px]', 'bookmark'],
  electric: ['bg-positive text-white', 'electric'],
  custom: ['bg-accent text-on-accent', null],
  'coming-soon': ['bg-white text-[#14161a] inset-ring-[1.5px]', 'clock'],
  'new-arrival': ['bg-brand text-on-brand', 'sparkles'],
}
const shape = 'card-tag inline-flex items-center gap-1.5 text-xs font-bold'

/** A vehicle's tag (CARD-04). */
export function CardTagBadge({ tag }: { tag: CardTag }) {
  if (tag.kind === 'certified') return <CertifiedLogo text={tag.text} />
  const [colours, usual] = looks[tag.kind]
  const icon = tag.kind === 'electric' && tag.text === 'Hybrid' ? 'leaf' : usual
  return (
    <p className={`${shape} rounded-control px-2.5 py-1 tracking-[0.01em] ${colours}`} data-kind={tag.kind}>
      {icon && <Icon name={icon} className="size-4" />}
      <span className="truncate">{tag.text}</span>
    </p>
  )
}

/**
 * The certified-used logo beside the make's name (CARD-12): the theme's where it has one (vehicle.css), else a
 * seal.
 */
function CertifiedLogo({ text }: { text: string }) {
  return (
    <p className={`${shape} bg-white text-[#14161a]`} data-kind="certified">
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        className="w-6 shrink-0 text-positive in-data-certified:hidden"
      >
        <path
          fill="currentColor"
          d="m16 1 3.6 3.1 4.7-.5 1.2 4.6 4.2 2.1-1.6 4.5 1.6 4.4-4.2 2.2-1.2 4.6-4.7-.6L16 28.6l-3.6-3.2-4.7.6-1.2-4.6-4.2-2.2 1.6-4.4-1.6-4.5 4.2-2.1 1.2-4.6 4.7.5Z"
        />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m10.8 15 3.6 3.6 6.8-7"
        />
      </svg>
      <span className="truncate">{text}</span>
    </p>
  )
}
