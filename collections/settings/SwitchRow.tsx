import { useId } from 'react'
import { describeBounds, describeValue } from '@/domain/flags/describe-value'
import { EditorButton } from './EditorButton'
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
    <fieldset data-set={isSet} disabled={readOnly} aria-describedby={noteId}>
      <legend>
        {definition.label} <code>{key}</code>
      </legend>
      <div id={noteId}>
        <p>{definition.help}</p>
        <p className="settings-editor__note">{row.inheritedText}</p>
        {problem && <p className="settings-editor__problem">{problem}</p>}
      </div>
      <div className="settings-editor__line">
        {isChoice ? (
          <InheritableChoice row={row} onChange={onChange} />
        ) : (
          isSet && <SetValue row={row} onChange={onChange} />
        )}
        {isSet ? (
          <EditorButton label={`Reset to inherited: ${definition.label}`} onClick={() => onChange(undefined)}>
            Reset to inherited
          </EditorButton>
        ) : (
          !isChoice && (
            <EditorButton label={`Set here: ${definition.label}`} onClick={() => onChange(row.inherited)}>
              Set here
            </EditorButton>
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
      <p className="settings-editor__note">Allowed: {describeBounds(definition)}</p>
      {definition.suggestions && (
        <ul className="settings-editor__line" aria-label={`Ready-made values for ${definition.label}`}>
          {definition.suggestions.map((suggestion) => {
            const words = describeValue(definition, suggestion)
            return (
              <li key={words}>
                <EditorButton onClick={() => onChange(suggestion)}>{words}</EditorButton>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
