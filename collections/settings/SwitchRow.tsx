import { useId } from 'react'
import { describeBounds, describeValue } from '@/domain/flags/describe-value'
import { ControlRow } from '../admin-parts/rows'
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
    <fieldset
      data-set={isSet}
      disabled={readOnly}
      aria-describedby={noteId}
      className="tw:m-0 tw:flex tw:min-w-0 tw:flex-wrap tw:gap-x-base tw:gap-y-1 tw:border-0 tw:border-t tw:border-line tw:p-half tw:data-[set=true]:shadow-[inset_3px_0_var(--theme-success-500)]"
    >
      {/* A floated legend takes part in the row’s layout like any other child. */}
      <legend className="tw:float-left tw:basis-full tw:p-0 tw:font-semibold">
        {definition.label} <code className="tw:font-normal tw:text-muted">{key}</code>
      </legend>
      <div id={noteId} className="tw:min-w-0 tw:flex-[1_1_16rem]">
        <p>{definition.help}</p>
        <p className="tw:font-normal tw:text-muted">{row.inheritedText}</p>
        {problem && <p className="tw:text-bad">{problem}</p>}
      </div>
      <div className="tw:flex tw:min-h-8 tw:min-w-0 tw:flex-[2_1_16rem] tw:flex-wrap tw:content-start tw:items-center tw:gap-half">
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
      <p className="tw:basis-full tw:text-muted">Allowed: {describeBounds(definition)}</p>
      {definition.suggestions && (
        <ControlRow
          as="ul"
          label={`Ready-made values for ${definition.label}`}
          className="tw:list-none tw:basis-full tw:p-0"
        >
          {definition.suggestions.map((suggestion) => {
            const words = describeValue(definition, suggestion)
            return (
              <li key={words}>
                <EditorButton onClick={() => onChange(suggestion)}>{words}</EditorButton>
              </li>
            )
          })}
        </ControlRow>
      )}
    </>
  )
}
