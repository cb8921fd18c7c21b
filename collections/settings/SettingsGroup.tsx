import { Pill } from '@payloadcms/ui'
import type { EditorGroup } from './editor-model'
import { SwitchRow } from './SwitchRow'

interface Props {
  readonly group: EditorGroup
  readonly isOpen: boolean
  readonly readOnly: boolean
  readonly onChange: (key: string, value: unknown) => void
}

export function SettingsGroup({ group, isOpen, readOnly, onChange }: Props) {
  const setHere = group.rows.filter((row) => row.isSet).length
  const wrong = group.rows.filter((row) => row.problem).length
  return (
    <details className="collapsible collapsible--style-default" open={isOpen}>
      <summary className="tw:cursor-pointer tw:p-half tw:font-semibold">
        {group.heading}
        {setHere > 0 && (
          <Pill size="small" className="tw:ml-half">
            {setHere} set here
          </Pill>
        )}
        {wrong > 0 && (
          <Pill size="small" pillStyle="error" className="tw:ml-half">
            {wrong} to fix
          </Pill>
        )}
      </summary>
      {group.rows.map((row) => (
        <SwitchRow
          key={row.key}
          row={row}
          readOnly={readOnly}
          onChange={(value) => onChange(row.key, value)}
        />
      ))}
    </details>
  )
}
