import type { PrintSheet } from '@/domain/print/print-sheet'

interface Props {
  sheet: PrintSheet
  qr: { readonly size: number; readonly path: string }
}

const priceClass = 'mt-2 font-(--display-weight) font-display text-[1.25rem] leading-[1.2]'
/** Text beside the price. */
const besideClass = 'font-normal font-sans text-[0.875rem] text-ink-2'
const standingClass =
  'mt-2 w-fit rounded-control border-[1.5px] border-current px-2.5 font-bold text-[0.875rem] text-ink-1 leading-6'

export function PrintedOffer({ sheet, qr }: Props) {
  const { name, subtitle, standing, price, weekly } = sheet
  return (
    <div className="mt-[5mm] flex shrink-0 justify-between gap-6">
      <div className="min-w-0">
        <h1 className="text-[clamp(1.375rem,4vw,1.875rem)] leading-[1.15] wrap-anywhere">{name}</h1>
        {subtitle && <p className="text-ink-2">{subtitle}</p>}
        {standing && <p className={standing === 'Sold' ? priceClass : standingClass}>{standing}</p>}
        {price && (
          <p className={priceClass}>
            {price.before && <s className={`block ${besideClass}`}>{price.before}</s>}{' '}
            <strong className="tabular text-[2.125rem] text-brand-ink tracking-(--display-tracking)">
              {price.amount}
            </strong>{' '}
            {price.note && <span className={`inline-block ${besideClass}`}>{price.note}</span>}
          </p>
        )}
        {weekly?.lead && <p className="price-other">{weekly.lead}</p>}
        {weekly && (
          <p className="weekly-line font-semibold text-[0.875rem] text-ink-1">
            <span>{weekly.amount}</span> <span>{weekly.rate}</span>
          </p>
        )}
      </div>
      <figure className="w-30 shrink-0 text-center text-[0.6875rem] text-ink-3 leading-3.5">
        {/* Black on white with a quiet zone, in every theme. */}
        <svg
          className="mb-1 bg-white p-1 text-black"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={`QR code that links to ${sheet.address}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
        <figcaption>Scan for photos and enquiries</figcaption>
      </figure>
    </div>
  )
}
