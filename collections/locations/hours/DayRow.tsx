'use client'

import type { Day, DayChange } from './week'

interface Props {
  day: Day
  disabled: boolean
  onChange(change: DayChange): void
}

const cell = 'tw:py-1 tw:pr-half'

export function DayRow({ day: { name, isOpen, open, close, wording }, disabled, onChange }: Props) {
  const isClosed = disabled || !isOpen
  return (
    <tr>
      <th scope="row" className={`${cell} tw:text-left tw:font-normal`}>
        {name}
      </th>
      <td className={cell}>
        <input
          type="checkbox"
          className="tw:size-6"
          aria-label={`${name}: open`}
          checked={isOpen}
          disabled={disabled}
          onChange={({ target }) => onChange({ isOpen: target.checked })}
        />
      </td>
      <td className={cell}>
        <input
          type="time"
          aria-label={`${name}: opens`}
          value={open}
          disabled={isClosed}
          onChange={({ target }) => onChange({ open: target.value })}
        />
      </td>
      <td className={cell}>
        <input
          type="time"
          aria-label={`${name}: closes`}
          value={close}
          disabled={isClosed}
          onChange={({ target }) => onChange({ close: target.value })}
        />
      </td>
      <td className={cell}>
        <input
          type="text"
          aria-label={`${name}: wording instead of the times`}
          maxLength={60}
          value={wording}
          disabled={isClosed}
          onChange={({ target }) => onChange({ wording: target.value })}
        />
      </td>
    </tr>
  )
}
