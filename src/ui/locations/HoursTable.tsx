import type { HoursRow } from '@/domain/locations/hours/hours-rows'

interface Props {
  hours: readonly HoursRow[]
  /** Of the location, for screen readers. */
  name: string
}

/** A week's opening hours (LOC-08). Renders nothing when no day is listed. */
export function HoursTable({ hours, name }: Props) {
  if (hours.length === 0) return null
  return (
    <table className="w-full max-w-sm text-left text-sm text-ink-2">
      <caption className="sr-only">Opening hours of {name}</caption>
      <tbody>
        {hours.map(({ days, text }) => (
          <tr key={days}>
            <th scope="row" className="w-28 py-0.5 pr-4 font-normal">
              {days}
            </th>
            <td className="tabular py-0.5">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
