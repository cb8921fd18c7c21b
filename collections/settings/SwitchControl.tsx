import type { ReactNode } from 'react'
import type { ScalarBounds } from '@/domain/flags/bounds'
import { isRecord } from '@/domain/flags/overrides/value-problem'
import type { RangeSwitch, RowsSwitch, Switch } from '@/domain/flags/switch'
import { ControlRow } from '../admin-parts/rows'
import { ListControl } from './ListControl'
import { ScalarControl } from './ScalarControl'

interface Props {
  readonly definition: Switch
  readonly value: unknown
  readonly isWrong: boolean
  readonly onChange: (value: unknown) => void
}

export function SwitchControl({ definition, value, isWrong, onChange }: Props) {
  switch (definition.type) {
    case 'flag':
      return null
    case 'range':
      return <RangeControl definition={definition} value={value} isWrong={isWrong} onChange={onChange} />
    case 'rows':
      return <RowsControl definition={definition} value={value} isWrong={isWrong} onChange={onChange} />
    case 'textList':
    case 'numberList':
    case 'enumList': {
      const { bounds, blank, maxItems } = entriesOf(definition)
      return (
        <ListControl
          label={definition.label}
          value={value}
          maxItems={maxItems}
          blank={blank}
          onChange={onChange}
        >
          {(entry, label, change) => (
            <ScalarControl bounds={bounds} label={label} value={entry} isWrong={isWrong} onChange={change} />
          )}
        </ListControl>
      )
    }
    default:
      return (
        <ScalarControl
          bounds={definition}
          label={definition.label}
          value={value}
          isWrong={isWrong}
          onChange={onChange}
        />
      )
  }
}

type PlainList = Extract<Switch, { type: 'textList' | 'numberList' | 'enumList' }>

interface EntryRules {
  readonly bounds: ScalarBounds
  readonly blank: (entries: readonly unknown[]) => unknown
  readonly maxItems: number
}

function entriesOf(definition: PlainList): EntryRules {
  switch (definition.type) {
    case 'textList': {
      const { maxLength, maxItems } = definition
      return { bounds: { type: 'text', maxLength, mayBeEmpty: false }, blank: () => '', maxItems }
    }
    case 'numberList': {
      const { min, max, maxItems } = definition
      return { bounds: { type: 'number', min, max, integer: true }, blank: () => null, maxItems }
    }
    case 'enumList': {
      const { options } = definition
      const unused = (entries: readonly unknown[]) =>
        options.find(({ value }) => !entries.includes(value))?.value
      return { bounds: { type: 'enum', options }, blank: unused, maxItems: options.length }
    }
  }
}

const RANGE_ENDS = { min: 'From', max: 'To' } as const

/** The control's own label repeats the caption, so the caption is hidden from assistive technology. */
function Cell({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="tw:min-w-0 tw:flex-[1_1_6rem]">
      <span className="tw:font-normal tw:text-muted" aria-hidden="true">
        {caption}
      </span>
      {children}
    </div>
  )
}

function RangeControl({ definition, value, isWrong, onChange }: Props & { definition: RangeSwitch }) {
  const range = isRecord(value) ? value : {}
  const bounds = { type: 'number', min: definition.min, max: definition.max } as const
  return (
    <ControlRow>
      {(['min', 'max'] as const).map((end) => (
        <Cell key={end} caption={RANGE_ENDS[end]}>
          <ScalarControl
            bounds={bounds}
            label={`${definition.label}: ${RANGE_ENDS[end]}`}
            value={range[end]}
            isWrong={isWrong}
            onChange={(next) => onChange({ ...range, [end]: next })}
          />
        </Cell>
      ))}
    </ControlRow>
  )
}

function RowsControl({ definition, value, isWrong, onChange }: Props & { definition: RowsSwitch }) {
  const columns = Object.entries(definition.columns)
  const blank = Object.fromEntries(columns.map(([name, column]) => [name, blankCell(column)]))
  return (
    <ListControl
      label={definition.label}
      value={value}
      maxItems={definition.maxItems}
      blank={() => blank}
      onChange={onChange}
    >
      {(entry, label, change) => {
        const row = isRecord(entry) ? entry : blank
        return columns.map(([name, column]) => (
          <Cell key={name} caption={column.label}>
            <ScalarControl
              bounds={column}
              label={`${label}: ${column.label}`}
              value={row[name]}
              isWrong={isWrong}
              onChange={(next) => change({ ...row, [name]: next })}
            />
          </Cell>
        ))
      }}
    </ListControl>
  )
}

function blankCell(column: ScalarBounds): unknown {
  if (column.type === 'enum') return column.options[0]?.value
  return column.type === 'text' || column.type === 'url' ? '' : null
}
