import type { LeadDetail, VehicleNow } from '@/domain/leads/inbox/lead-detail'
import { Facts, Panel } from '../../admin-parts/Panel'

/** The website's address: its domain, or `<slug>.localhost` where the admin itself runs on this computer. */
function originOf({ host, slug }: LeadDetail['website']): string | null {
  if (host) return `https://${host}`
  const { protocol, hostname, port } = window.location
  return hostname === 'localhost' ? `${protocol}//${slug}.localhost${port && `:${port}`}` : null
}

const words = (status: string) => status.replaceAll('_', ' ')

export function LeadVehicle({ lead }: { readonly lead: LeadDetail }) {
  const { vehicleThen, vehicleNow, website } = lead
  if (!vehicleThen && !vehicleNow) return null
  return (
    <Panel title="Vehicle">
      <p>
        <VehicleLink name={vehicleThen?.name ?? vehicleNow?.name ?? ''} now={vehicleNow} website={website} />
      </p>
      <Facts
        of={[
          ['Stock number', vehicleThen?.stockNumber ?? vehicleNow?.stockNumber ?? null],
          ['Price then', vehicleThen?.price ?? null],
          ['Price now', vehicleNow?.price ?? null],
          ['Now', vehicleNow ? words(vehicleNow.status) : 'No longer in stock'],
        ]}
      />
    </Panel>
  )
}

interface LinkProps {
  readonly name: string
  readonly now: VehicleNow | null
  readonly website: LeadDetail['website']
}

function VehicleLink({ name, now, website }: LinkProps) {
  const origin = now && originOf(website)
  if (!origin) return <strong>{name}</strong>
  return (
    <a href={`${origin}${now.path}`} target="_blank" rel="noreferrer">
      {name}
      <span className="tw:sr-only"> (on the website, in a new tab)</span>
    </a>
  )
}
