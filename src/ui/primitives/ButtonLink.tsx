import { isSafeHref, type Link } from '@/domain/content/link'

const looks = {
  filled: 'bg-button text-on-button hover:bg-button-strong',
  outlined: 'border border-current text-ink-1 hover:bg-surface-3',
} as const

/** A link that looks like a button, 48 px high. One whose address is not safe is left out. */
export function ButtonLink({ link, look = 'filled' }: { link: Link; look?: keyof typeof looks }) {
  if (!isSafeHref(link.href)) return null
  return (
    <a
      href={link.href}
      className={`inline-flex min-h-12 items-center justify-center rounded-control px-6 py-2.5 text-center font-semibold leading-tight transition-colors ${looks[look]}`}
    >
      {link.label}
    </a>
  )
}
