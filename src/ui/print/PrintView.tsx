import type { Picture } from '@/domain/content/picture'
import type { PrintSheet } from '@/domain/print/print-sheet'
import { isSold } from '@/domain/vehicle/sale/sold'
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
    <div className="print-page pt-4 pb-12 print:p-0">
      {/* Rendered by the server: a button that came with its script would move the others. */}
      <div className="mx-auto mb-4 flex max-w-[210mm] flex-wrap items-center justify-end gap-2 px-4 *:first:mr-auto max-sm:*:first:basis-full max-sm:*:first:justify-start max-sm:*:first:px-0 max-sm:[&>forecourt-island>:is(a,button)]:flex-1 noscript:[&>forecourt-island>button]:hidden print:hidden">
        <ButtonLink
          link={{ label: 'Back to the vehicle', href: vehicle.path }}
          look="quiet"
          size="small"
          icon="arrow-left"
        />
        <PdfLink slug={vehicle.slug} look="secondary" />
        <PrintButton />
      </div>
      {/* On paper slightly smaller than the page, so that rounding does not add a second page. */}
      <article className="ground-paper mx-auto flex min-h-[297mm] max-w-[210mm] flex-col overflow-hidden px-[clamp(1rem,6vw,14mm)] text-[0.8125rem] leading-4.5 shadow-raised print:h-[296.5mm] print:min-h-0 print:max-w-none print:shadow-none [print-color-adjust:exact]">
        <PrintedHead dealer={dealer} logo={logo} phone={sheet.phone} place={sheet.place ?? sheet.seller} />
        {/* On paper the photo shrinks before the text does. */}
        <div className="mt-[5mm] aspect-video min-h-0 *:aspect-auto *:h-full *:rounded-card">
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
        {sheet.lead.length > 0 && (
          <Details
            details={sheet.lead}
            className="mt-[4mm] grid shrink-0 grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2"
            each="rounded-control bg-surface-2 px-3 py-2"
          />
        )}
        <Details
          details={sheet.specs}
          className="mt-[4mm] shrink-0 columns-[3_9rem] gap-x-6"
          each="break-inside-avoid border-b border-line py-1"
        />
        {sheet.features.length > 0 && (
          <section className="mt-[4mm] mb-[3mm] shrink-0">
            <h2 className="text-[0.875rem]">Features</h2>
            <ul>
              {sheet.features.map((feature) => (
                <li
                  key={feature}
                  className="inline text-ink-2 not-last:after:whitespace-pre-wrap not-last:after:content-['__•__']"
                >
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        )}
        <PrintedFoot sheet={sheet} />
      </article>
    </div>
  )
}

interface DetailsProps {
  details: PrintSheet['specs']
  className: string
  /** The classes of each pair. */
  each: string
}

function Details({ details, className, each }: DetailsProps) {
  return (
    <dl className={className}>
      {details.map(({ key, label, text }) => (
        <div key={key} className={each}>
          <dt className="text-[0.6875rem] leading-4 text-ink-3">{label}</dt>
          <dd className="font-semibold text-ink-1 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
