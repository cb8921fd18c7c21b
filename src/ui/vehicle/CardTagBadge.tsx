import type { CardTag } from '@/domain/stock/card-tag'

const looks: Record<CardTag['kind'], string> = {
  sold: 'bg-ink-1 text-surface-1',
  reserved: 'bg-ink-1 text-surface-1',
  electric: 'bg-positive text-white',
  certified: 'bg-white text-black ring-1 ring-line',
  custom: 'bg-accent text-on-accent',
  'coming-soon': 'bg-brand text-on-brand',
  'new-arrival': 'bg-brand text-on-brand',
}

/** The one tag of a vehicle. */
export function CardTagBadge({ tag }: { tag: CardTag }) {
  return (
    <p
      className={`inline-flex max-w-full items-center gap-1.5 rounded-control px-2.5 py-1 text-xs font-semibold uppercase tracking-wide ${looks[tag.kind]}`}
    >
      {tag.kind === 'certified' && <CertifiedMark />}
      <span className="truncate">{tag.text}</span>
    </p>
  )
}

function CertifiedMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 shrink-0 text-positive" fill="currentColor">
      <path d="m12 1 2.6 2.4 3.5-.4.7 3.5 3.1 1.7-1.5 3.2 1.5 3.2-3.1 1.7-.7 3.5-3.5-.4L12 22l-2.6-2.6-3.5.4-.7-3.5-3.1-1.7 1.5-3.2-1.5-3.2 3.1-1.7.7-3.5 3.5.4Zm-1.2 14.6 5.6-5.6-1.6-1.6-4 4-1.9-1.9-1.6 1.6Z" />
    </svg>
  )
}
