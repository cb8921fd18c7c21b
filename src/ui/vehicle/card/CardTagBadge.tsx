import type { CardTag } from '@/domain/vehicle/card/card-tag'
import { Icon } from '@/ui/primitives/Icon'
import type { IconName } from '@/ui/primitives/icon-set'

const icons: Record<Exclude<CardTag['kind'], 'certified'>, IconName | null> = {
  sold: 'check',
  reserved: 'bookmark',
  electric: 'electric',
  custom: null,
  'coming-soon': 'clock',
  'new-arrival': 'sparkles',
}

/** A vehicle's tag (CARD-04). */
export function CardTagBadge({ tag }: { tag: CardTag }) {
  if (tag.kind === 'certified') return <CertifiedLogo text={tag.text} />
  const icon = tag.kind === 'electric' && tag.text === 'Hybrid' ? 'leaf' : icons[tag.kind]
  return (
    <p className="card-tag" data-kind={tag.kind}>
      {icon && <Icon name={icon} className="size-4" />}
      <span>{tag.text}</span>
    </p>
  )
}

/**
 * The certified-used logo beside the make's name (CARD-12): the theme's where it has one (vehicle.css), else
 * a seal.
 */
function CertifiedLogo({ text }: { text: string }) {
  return (
    <p className="card-tag" data-kind="certified">
      <svg aria-hidden="true" viewBox="0 0 32 32">
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
      <span>{text}</span>
    </p>
  )
}
