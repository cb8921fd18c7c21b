import type { ComponentProps } from 'react'

/** A checkbox. Its whole line is the target. */
export function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="choice">
      <input {...input} type="checkbox" className="choice-box" />
      <span className="min-w-0 flex-1 leading-6">{label}</span>
    </label>
  )
}
