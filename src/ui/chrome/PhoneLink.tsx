import { phoneHref } from '@/domain/content/link'
import { Icon } from '../primitives/Icon'

/** The dealer's number, to be called with one tap; on phones the icon stands for it. */
export function PhoneLink({ phone, prominent }: { phone: string; prominent: boolean }) {
  const look = prominent
    ? 'bg-button px-4 text-on-button hover:bg-button-strong'
    : 'px-2 text-ink-1 hover:bg-surface-3'
  return (
    <a
      href={phoneHref(phone)}
      aria-label={`Call ${phone}`}
      className={`flex min-h-11 min-w-11 items-center justify-center gap-2 whitespace-nowrap rounded-control font-semibold transition-colors ${look}`}
    >
      <Icon name="phone" />
      <span className="tabular hidden sm:inline">{phone}</span>
    </a>
  )
}
