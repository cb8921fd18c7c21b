'use client'

import { useFormFields } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { resultsAddress } from '@/domain/stock/search/query/results-address'
import { formatCount } from '@/domain/text/format-count'
import { callApi } from '../admin-parts/call-api'
import { Problem } from '../admin-parts/Problem'
import { Queries } from '../admin-parts/Queries'
import { useSettled } from '../admin-parts/use-settled'

interface Found {
  readonly count: number
  readonly vehicles: readonly { readonly id: string; readonly name: string }[]
}

/** Lists the vehicles that the tile is for now, as the form is filled in. */
export function PromoStock() {
  const website = useFormFields(([fields]) => fields.tenant?.value)
  const address = useFormFields(([fields]) => String(fields.stock_address?.value ?? ''))
  const days = useFormFields(([fields]) => String(fields.stock_days?.value ?? ''))
  const isSet = address !== '' || days !== ''
  if (!website || !isSet || (address !== '' && resultsAddress(address) === null)) return null
  return (
    <Queries>
      <Vehicles query={new URLSearchParams({ website: String(website), address, days }).toString()} />
    </Queries>
  )
}

function Vehicles({ query }: { readonly query: string }) {
  const settled = useSettled(query)
  const { data, error } = useQuery({
    queryKey: [settled],
    queryFn: ({ signal }) => callApi<Found>(`/promos/stock-now?${settled}`, { signal }),
    placeholderData: (before) => before,
  })
  if (error) return <Problem>{error.message}</Problem>
  if (!data) return null
  const { count, vehicles } = data
  const left = count - vehicles.length
  return (
    <div className="field-type leads">
      <p role="status">{sentenceOf(count)}</p>
      <ul>
        {vehicles.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {left > 0 && <li>and {formatCount(left)} more</li>}
      </ul>
    </div>
  )
}

function sentenceOf(count: number): string {
  if (count === 0) return 'The website lists no such vehicle now, so the tile is not shown.'
  return `The website lists ${formatCount(count)} such ${count === 1 ? 'vehicle' : 'vehicles'} now:`
}
