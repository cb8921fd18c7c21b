import { useId } from 'react'
import { describeBounds, describeValue } from '@/domain/flags/describe-value'
import type { EditorRow } from './editor-model'
import { InheritableChoice } from './InheritableChoice'
import { SwitchControl } from './SwitchControl'

interface Props {
  readonly row: EditorRow
  readonly readOnly: boolean
  /** `undefined` resets the switch to its inherited value. */
  readonly onChange: (value: unknown) => void
}

export function SwitchRow({ row, readOnly, onChange }: Props) {
  const { key, definition, isSet, problem } = row
  const noteId = useId()
  const isChoice = definition.type === 'flag' || definition.type === 'enum'
  return (
    <fieldset className="settings-editor__row" data-set={isSet} disabled={readOnly} aria-describedby={noteId}>
      <legend>
        {definition.label} <code>{key}</code>
      </legend>
      <div id={noteId} className="settings-editor__notes">
        <p>{definition.help}</p>
        <p className="settings-editor__inherited">{row.inheritedText}</p>
        {problem && <p className="settings-editor__problem">{problem}</p>}
      </div>
      <div className="settings-editor__control">
        {isChoice ? (
          <InheritableChoice row={row} onChange={onChange} />
        ) : (
          isSet && <SetValue row={row} onChange={onChange} />
        )}
        {isSet ? (
          <button
            type="button"
            aria-label={`Reset to inherited: ${definition.label}`}
            onClick={() => onChange(undefined)}
          >
            Reset to inherited
          </button>
        ) : (
          !isChoice && (
            <button
              type="button"
              aria-label={`Set here: ${definition.label}`}
              onClick={() => onChange(row.inherited)}
            >
              Set here
            </button>
          )
        )}
      </div>
    </fieldset>
  )
}

function SetValue({ row, onChange }: Pick<Props, 'row' | 'onChange'>) {
  const { definition, value, problem } = row
  return (
    <>
      <SwitchControl
        definition={definition}
        value={value}
        isWrong={problem !== undefined}
        onChange={onChange}
      />
      <p className="settings-editor__bounds">Allowed: {describeBounds(definition)}</p>
      {definition.suggestions && (
        <ul className="settings-editor__suggestions" aria-label={`Ready-made values for ${definition.label}`}>
          {definition.suggestions.map((suggestion) => {
            const words = describeValue(definition, suggestion)
            return (
              <li key={words}>
                <button type="button" onClick={() => onChange(suggestion)}>
                  {words}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
