import { describeBounds } from '@/domain/flags/describe-value'
import type { NextValue } from '@/domain/flags/grid/grid'
import type { Switch } from '@/domain/flags/switch'
import { ControlRow } from '../../admin-parts/rows'
import { SwitchControl } from '../../settings/SwitchControl'
import { FlagChoice } from './FlagChoice'

interface Props {
  readonly definition: Switch
  readonly next: NextValue
  readonly isWrong: boolean
  onChange(next: NextValue): void
}

/** The value that the websites get, or that they inherit. */
export function NextControl({ definition, next, isWrong, onChange }: Props) {
  const change = (value: unknown) => onChange({ value })
  return (
    <>
      <ControlRow as="label">
        <input
          type="checkbox"
          checked={next === 'inherit'}
          onChange={({ target }) => onChange(target.checked ? 'inherit' : { value: definition.default })}
        />
        Inherit from group, template or platform
      </ControlRow>
      {next !== 'inherit' &&
        (definition.type === 'flag' ? (
          <FlagChoice label={definition.label} value={next.value} onChange={change} />
        ) : (
          <div className="own-field">
            <SwitchControl definition={definition} value={next.value} isWrong={isWrong} onChange={change} />
            <p className="tw:text-muted">Allowed: {describeBounds(definition)}</p>
          </div>
        ))}
    </>
  )
}
