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
    <header className="print-head ground-header">
      {logo ? <Logo logo={logo} alt={dealer} /> : <p className="print-dealer">{dealer}</p>}
      <p>
        {phone && <strong className="tabular">{phone}</strong>}
        <span>{place}</span>
      </p>
    </header>
  )
}
