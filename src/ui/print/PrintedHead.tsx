import type { Picture } from '@/domain/content/picture'
import { sizedImage } from '@/domain/images/image-set'

interface Props {
  dealer: string
  logo: Picture | null
  phone: string | null
  place: string
}

/** The dealer's band over a sheet, on the ground of the website's own header: the logo is made for that. */
export function PrintedHead({ dealer, logo, phone, place }: Props) {
  return (
    <header className="print-head ground-header">
      {logo ? (
        // biome-ignore lint/performance/noImgElement: next/image would add client code to every page
        <img
          src={
            logo.source.original.endsWith('.svg')
              ? logo.source.original
              : sizedImage(logo.source, { width: 480 }, logo.cdn)
          }
          alt={dealer}
          width={logo.width}
          height={logo.height}
        />
      ) : (
        <p className="print-dealer">{dealer}</p>
      )}
      <p>
        {phone && <strong className="tabular">{phone}</strong>}
        <span>{place}</span>
      </p>
    </header>
  )
}
