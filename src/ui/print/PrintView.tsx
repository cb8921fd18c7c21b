import type { Picture } from '@/domain/content/picture'
import type { PrintSheet } from '@/domain/print/print-sheet'
import { isSold } from '@/domain/vehicle/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { VehiclePhoto } from '@/ui/photos/VehiclePhoto'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { PrintedFoot } from './PrintedFoot'
import { PrintedHead } from './PrintedHead'
import { PrintedOffer } from './PrintedOffer'
import PdfLink from './pdf-link.island'
import PrintButton from './print-button.island'

interface Props {
  vehicle: Vehicle
  sheet: PrintSheet
  dealer: string
  /** Designed for the background of the website's header. */
  logo: Picture | null
  /** The QR code of the vehicle's URL: modules per side, and a path on that grid. */
  qr: { readonly size: number; readonly path: string }
  cdn: string
}

/** A vehicle on one sheet of A4 (ROUTE-25), with print and download buttons that do not print. */
export function PrintView({ vehicle, sheet, dealer, logo, qr, cdn }: Props) {
  return (
    <div className="print-page">
      <div className="print-tools">
        <ButtonLink
          link={{ label: 'Back to the vehicle', href: vehicle.path }}
          look="quiet"
          size="small"
          icon="arrow-left"
        />
        <PdfLink slug={vehicle.slug} look="secondary" />
        <PrintButton />
      </div>
      <article className="print-sheet ground-paper">
        <PrintedHead dealer={dealer} logo={logo} phone={sheet.phone} place={sheet.place ?? sheet.seller} />
        <div className="print-photo">
          <VehiclePhoto
            vehicle={vehicle.slug}
            url={sheet.photo}
            alt={`Photo of ${sheet.name}`}
            sizes="(min-width: 52rem) 46rem, 100vw"
            widths={[640, 960, 1280]}
            cdn={cdn}
            turn="first"
            body={vehicle.simple_body}
            isSold={isSold(vehicle)}
          />
        </div>
        <PrintedOffer sheet={sheet} qr={qr} />
        {sheet.lead.length > 0 && <Details details={sheet.lead} className="print-lead" />}
        <Details details={sheet.specs} className="print-specs" />
        {sheet.features.length > 0 && (
          <section className="print-features">
            <h2>Features</h2>
            <ul>
              {sheet.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        )}
        <PrintedFoot sheet={sheet} />
      </article>
    </div>
  )
}

function Details({ details, className }: { details: PrintSheet['specs']; className: string }) {
  return (
    <dl className={className}>
      {details.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
