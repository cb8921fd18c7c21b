import { alertLabels, type SearchAlert, searchAlerts } from '@/domain/shoppers/alerts/search-alert'

interface Props {
  id: string
  label: string
  chosen: SearchAlert
}

export function AlertSelect({ id, label, chosen }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select id={id} name="alert" defaultValue={chosen} className="control">
        {searchAlerts.map((alert) => (
          <option key={alert} value={alert}>
            {alertLabels[alert]}
          </option>
        ))}
      </select>
    </div>
  )
}
