'use client'

import { Select } from '@base-ui/react/select'
import type { Choice } from './choice'
import { FieldError } from './FieldError'
import { errorId, type FieldWords, fieldAttributes, hintId } from './field-attributes'
import { Glyph } from './Glyph'
import { glyphs } from './glyphs'

interface ListSelectProps extends FieldWords {
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
}

/**
 * A list to choose from whose options carry more than a word (a hint, later a picture). Where a word will do, `SelectField`
 * costs no script.
 */
export function ListSelect({ id, label, hint, error, choices, value, onChange, ...rest }: ListSelectProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Select.Root
        items={choices}
        value={value}
        onValueChange={(chosen) => chosen !== null && onChange(chosen)}
        disabled={rest.disabled}
      >
        <Select.Label className="font-semibold">{label}</Select.Label>
        {hint && (
          <p id={hintId(id)} className="text-sm text-ink-3">
            {hint}
          </p>
        )}
        <Select.Trigger
          {...fieldAttributes({ id, hint, error })}
          className="control flex items-center justify-between gap-3 text-left"
        >
          <Select.Value placeholder={rest.placeholder ?? 'Choose'} className="truncate" />
          <Select.Icon>
            <Glyph path={glyphs.chevron} className="size-5 text-ink-3" />
          </Select.Icon>
        </Select.Trigger>
        <Options choices={choices} />
      </Select.Root>
      <FieldError id={errorId(id)}>{error}</FieldError>
    </div>
  )
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return (
    <Select.Portal>
      <Select.Positioner
        sideOffset={6}
        align="start"
        alignItemWithTrigger={false}
        className="ground-paper z-50"
      >
        <Select.Popup className="floating max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1.5">
          <Select.List>
            {choices.map(({ value, label, hint, disabled }) => (
              <Select.Item key={value} value={value} disabled={disabled} className="option">
                <div className="min-w-0">
                  <Select.ItemText>{label}</Select.ItemText>
                  {hint && <span className="block text-sm font-normal text-ink-3">{hint}</span>}
                </div>
                <Select.ItemIndicator>
                  <Glyph path={glyphs.check} />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.List>
        </Select.Popup>
      </Select.Positioner>
    </Select.Portal>
  )
}
