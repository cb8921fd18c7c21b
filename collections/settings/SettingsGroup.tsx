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
    <details className="settings-editor__group" open={isOpen}>
      <summary>
        {group.heading}
        {setHere > 0 && <span className="settings-editor__count">{setHere} set here</span>}
        {wrong > 0 && (
          <span className="settings-editor__count settings-editor__count--wrong">{wrong} to fix</span>
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
