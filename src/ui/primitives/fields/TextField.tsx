import type { ComponentProps } from 'react'

interface TextFieldProps extends ComponentProps<'input'> {
  /** Unique on the page: the label belongs to the field by it. */
  id: string
  label: string
  /** A unit before or after what is typed: `$`, `km`. */
  prefix?: string
  suffix?: string
}

/** One line to type into, with its label. */
export function TextField({ label, prefix, suffix, ...input }: TextFieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={input.id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        {prefix && (
          <span aria-hidden="true" className="affix left-3.5">
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...input}
          className={`control ${prefix ? 'pl-8' : ''} ${suffix ? 'pr-14' : ''}`}
        />
        {suffix && (
          <span aria-hidden="true" className="affix right-3.5">
            {suffix}
          </span>
        )}
      </div>
    </div>
  )
}
