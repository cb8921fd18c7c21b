'use client'

import { useConfig, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { type PriceDifference, priceReasonText } from '@/domain/pricing/price-check'

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
})

const places = { results: 'Results', page: 'Vehicle page' } as const

function priceText(price: PriceDifference['shown']): string {
  if (price === 'missing') return 'Not there'
  return price === null ? 'No price' : dollars.format(price)
}

export function PriceDifferences({ path }: JSONFieldClientProps) {
  const { value } = useField<PriceDifference[] | null>({ potentiallyStalePath: path })
  const { config } = useConfig()
  if (!Array.isArray(value)) return null // the check could not be made
  if (value.length === 0) return <p className="field-type">Every compared price is the feed’s.</p>
  return (
    <div className="field-type table table--appearance-condensed tw:max-h-128 tw:overflow-auto">
      <table>
        <caption>Differences (errors first, at most 1,000)</caption>
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            <th scope="col">Stock number</th>
            <th scope="col">Where</th>
            <th scope="col">Feed</th>
            <th scope="col">Shown</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {value.map(({ vehicle, name, stock, place, feed, shown, reason }) => (
            <tr key={`${vehicle} ${place} ${reason}`}>
              <td>
                <a href={`${config.routes.admin}/collections/vehicles/${vehicle}`}>{name}</a>
              </td>
              <td>{stock}</td>
              <td>{places[place]}</td>
              <td>{reason === 'rejected' ? 'Unknown' : priceText(feed)}</td>
              <td>{priceText(shown)}</td>
              <td>{priceReasonText[reason]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
