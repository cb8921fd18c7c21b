import type { Picture } from '@/domain/content/picture'
import { Logo } from '@/ui/chrome/Brand'

interface Props {
  dealer: string
  logo: Picture | null
  phone: string | null
  place: string
}

/**
 * The dealer's band at the top of a sheet. It has the background of the website's header, which the logo is
 * designed for.
 */
export function PrintedHead({ dealer, logo, phone, place }: Props) {
  return (
    <header className="ground-header -mx-[clamp(1rem,6vw,14mm)] flex min-h-18 shrink-0 items-center justify-between gap-4 border-b-[0.1875rem] border-brand px-[clamp(1rem,6vw,14mm)] py-3">
      {logo ? (
        <Logo logo={logo} alt={dealer} className="h-9 w-auto max-w-[45%] object-contain object-left" />
      ) : (
        <p className="font-(--display-weight) font-display text-[1.375rem] leading-[1.2] tracking-(--display-tracking) [text-transform:var(--display-case)]">
          {dealer}
        </p>
      )}
      <p className="grid justify-items-end text-end text-[0.75rem]">
        {phone && <strong className="tabular text-[1.0625rem] leading-6">{phone}</strong>}
        <span>{place}</span>
      </p>
    </header>
  )
}
