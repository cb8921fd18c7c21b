import type { HeaderLayout } from '@/domain/flags/templates'
import { phoneHref } from '@/domain/url/link'
import { Icon } from '@/ui/primitives/Icon'

const looks: Record<HeaderLayout['phone'], string> = {
  plain: 'px-2 text-ink-1 hover:bg-surface-3',
  button: 'bg-button px-3 text-on-button hover:bg-button-strong sm:px-4',
}

interface PhoneLinkProps {
  phone: string
  look: HeaderLayout['phone']
  labelled?: boolean
}

/** The dealer's phone number as a link. Where space is short, only the icon shows. */
export function PhoneLink({ phone, look, labelled = false }: PhoneLinkProps) {
  return (
    <a
      href={phoneHref(phone)}
      aria-label={`Call ${phone}`}
      className={`flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-control font-semibold transition-colors ${looks[look]}`}
    >
      <Icon name="phone" className="size-5" />
      <span className={`tabular max-w-56 truncate ${labelled ? '' : 'hidden sm:inline'}`}>{phone}</span>
    </a>
  )
}
