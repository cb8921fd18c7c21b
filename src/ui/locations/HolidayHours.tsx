import { groupHolidays } from '@/domain/locations/hours/group-holidays'
import type { LocationView } from '@/domain/locations/location-view'
import { Button } from '@/ui/primitives/buttons/Button'
import { Icon } from '@/ui/primitives/Icon'
import { Dialog, dialogCommand } from '@/ui/primitives/overlays/Dialog'

interface Props {
  /** Of the dialog, unique on the page. */
  id: string
  locations: readonly Pick<LocationView, 'name' | 'holidays'>[]
}

/** A button that opens the hours of the coming holidays (LOC-07). Renders nothing without any. */
export function HolidayHours({ id, locations }: Props) {
  const groups = groupHolidays(locations)
  if (groups.length === 0) return null
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<Icon name="calendar" />}
        {...dialogCommand(id, 'show-modal')}
      >
        Holiday hours
      </Button>
      <Dialog id={id} title="Holiday hours">
        <div className="grid gap-6">
          {groups.map(({ names, rows }) => (
            <section key={names.join()} className="grid gap-2">
              <h3 className="text-base">{names.join(', ')}</h3>
              <table className="w-full text-left text-sm">
                <caption className="sr-only">Holiday hours of {names.join(', ')}</caption>
                <tbody>
                  {rows.map(({ date, day, name, text }) => (
                    <tr key={date} className="border-b border-line">
                      <th scope="row" className="py-2 pr-4 font-normal">
                        {day}
                        {name && <span className="block text-ink-3">{name}</span>}
                      </th>
                      <td className="tabular py-2 align-top">{text}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  )
}
