import type { LeadSpec } from '@/domain/stock/lead-specs'
import type { Vehicle } from '@/domain/stock/vehicle'
import type { Detail } from '@/domain/stock/vehicle-details'
import { vehicleKind } from '@/domain/stock/vehicle-kind'
import { Icon } from '@/ui/primitives/Icon'
import type { IconName } from '@/ui/primitives/icon-set'

const icons: Record<Exclude<LeadSpec, 'body'>, IconName> = {
  km: 'gauge',
  year: 'calendar',
  transmission: 'gearbox',
  fuel: 'fuel',
  drive: 'drivetrain',
  seats: 'seat',
  colour: 'colour',
  engine: 'engine',
  towing: 'towing',
  gvm: 'weight',
  atm: 'weight',
  tare: 'weight',
  sleeps: 'users',
  length: 'ruler',
}

interface Props {
  specs: readonly Detail<LeadSpec>[]
  vehicle: Vehicle
}

/** The vehicle's first figures, large (VDP-05). */
export function LeadFigures({ specs, vehicle }: Props) {
  if (specs.length === 0) return null
  return (
    <section>
      <h2 className="mb-4 text-xl">Key information</h2>
      <dl className="lead-figures">
        {specs.map(({ key, label, text }) => (
          <div key={key}>
            <dt>
              <Icon name={iconOf(key, text, vehicle)} className="size-6" />
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function iconOf(key: LeadSpec, text: string, vehicle: Vehicle): IconName {
  if (key === 'body') return vehicleKind(vehicle)
  return key === 'fuel' && /electric/i.test(text) ? 'electric' : icons[key]
}
