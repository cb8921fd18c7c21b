import { useState } from 'react'
import { Button } from '@/ui/primitives/buttons/Button'
import { fetchJson } from '@/ui/query/fetch-json'

interface Found {
  readonly found: boolean
  readonly make?: string
  readonly model?: string
  readonly badge?: string | null
  readonly year?: number | null
}

interface Props {
  rego: string
  state: string
  /** Fills a field of the form. */
  fill: (field: string, value: string) => void
}

interface Lookup {
  readonly isPending: boolean
  readonly data?: Found
  readonly error?: Error
}

const UNKNOWN = 'We could not find this rego. Enter your vehicle below.'

/** Fills in the vehicle of a rego (TRADE-02). Without JavaScript the shopper enters it. */
export default function RegoLookup({ rego, state, fill }: Props) {
  const [lookup, setLookup] = useState<Lookup>({ isPending: false })
  const find = async () => {
    setLookup({ isPending: true })
    try {
      const asked = new URLSearchParams({ rego: rego.trim(), regoState: state })
      const data = await fetchJson<Found>(`/api/trade-in/rego?${asked}`)
      fillFrom(data, fill)
      setLookup({ isPending: false, data })
    } catch (error) {
      setLookup({ isPending: false, error: error as Error })
    }
  }
  const isReady = rego.trim() !== '' && state !== ''
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 [@media(scripting:none)]:hidden">
      <Button
        look="secondary"
        aria-disabled={lookup.isPending || undefined}
        aria-busy={lookup.isPending || undefined}
        onClick={() => {
          if (isReady && !lookup.isPending) void find()
        }}
        icon={lookup.isPending ? <span className="spinner size-5" /> : undefined}
      >
        Find my vehicle
      </Button>
      <p role="status" className="min-h-6 text-ink-2">
        {said(lookup, isReady)}
      </p>
    </div>
  )
}

function fillFrom({ found, make, model, badge, year }: Found, fill: Props['fill']) {
  if (!found || !make || !model) return
  fill('make', make)
  fill('model', model)
  fill('badge', badge ?? '')
  if (year) fill('year', String(year))
}

function said({ data, error, isPending }: Lookup, isReady: boolean): string {
  if (isPending) return 'Looking it up…'
  if (error) return `${error.message} You can enter your vehicle below.`
  if (data?.found)
    return `Found: ${[data.year, data.make, data.model, data.badge].filter(Boolean).join(' ')}.`
  if (data) return UNKNOWN
  return isReady ? '' : 'Enter the rego and its state.'
}
