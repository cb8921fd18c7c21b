import { useMutation } from '@tanstack/react-query'
import { Button } from '@/ui/primitives/buttons/Button'
import { fetchJson } from '@/ui/query/fetch-json'
import { Queries } from '@/ui/query/Queries'

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

const UNKNOWN = 'We could not find this rego. Enter your vehicle below.'

/** Fills in the vehicle of a rego (TRADE-02). Without JavaScript the shopper enters it. */
export default function RegoLookup(props: Props) {
  return (
    <Queries>
      <Lookup {...props} />
    </Queries>
  )
}

function Lookup({ rego, state, fill }: Props) {
  const lookup = useMutation({
    mutationFn: (asked: Record<string, string>) =>
      fetchJson<Found>(`/api/trade-in/rego?${new URLSearchParams(asked)}`),
    networkMode: 'always',
    onSuccess: ({ found, make, model, badge, year }) => {
      if (!found || !make || !model) return
      fill('make', make)
      fill('model', model)
      fill('badge', badge ?? '')
      if (year) fill('year', String(year))
    },
  })
  const isReady = rego.trim() !== '' && state !== ''
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 [@media(scripting:none)]:hidden">
      <Button
        look="secondary"
        aria-disabled={lookup.isPending || undefined}
        aria-busy={lookup.isPending || undefined}
        onClick={() => {
          if (isReady && !lookup.isPending) lookup.mutate({ rego: rego.trim(), regoState: state })
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

function said(
  { data, error, isPending }: { data: Found | undefined; error: Error | null; isPending: boolean },
  isReady: boolean,
): string {
  if (isPending) return 'Looking it up…'
  if (error) return `${error.message} You can enter your vehicle below.`
  if (data?.found)
    return `Found: ${[data.year, data.make, data.model, data.badge].filter(Boolean).join(' ')}.`
  if (data) return UNKNOWN
  return isReady ? '' : 'Enter the rego and its state.'
}
