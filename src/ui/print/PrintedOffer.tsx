import type { PrintSheet } from '@/domain/print/print-sheet'

interface Props {
  sheet: PrintSheet
  qr: { readonly size: number; readonly path: string }
}

export function PrintedOffer({ sheet, qr }: Props) {
  const { name, subtitle, standing, price, weekly } = sheet
  return (
    <div className="print-offer">
      <div>
        <h1>{name}</h1>
        {subtitle && <p className="text-ink-2">{subtitle}</p>}
        {standing && <p className={standing === 'Sold' ? 'print-price' : 'print-standing'}>{standing}</p>}
        {price && (
          <p className="print-price">
            {price.before && <s>{price.before}</s>} <strong className="tabular">{price.amount}</strong>{' '}
            {price.note && <span>{price.note}</span>}
          </p>
        )}
        {weekly?.lead && <p className="price-other">{weekly.lead}</p>}
        {weekly && (
          <p className="weekly-line">
            <span>{weekly.amount}</span> <span>{weekly.rate}</span>
          </p>
        )}
      </div>
      <figure>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={`QR code that leads to ${sheet.address}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
        <figcaption>Scan for photos and enquiries</figcaption>
      </figure>
    </div>
  )
}
