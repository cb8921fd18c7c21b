import type { ComponentProps } from 'react'

const affix = 'pointer-events-none absolute inset-y-0 flex items-center text-ink-3'

interface TextFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  /** A unit before or after the input, such as `$` or `km`. */
  prefix?: string
  suffix?: string
}

export function TextField({ label, prefix, suffix, ...input }: TextFieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={input.id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        {prefix && (
          <span aria-hidden="true" className={`${affix} left-3.5`}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...input}
          className={`control ${prefix ? 'pl-8' : ''} ${suffix ? 'pr-14' : ''}`}
        />
        {suffix && (
          <span aria-hidden="true" className={`${affix} right-3.5`}>
            {suffix}
          </span>
        )}
      </div>
    </div>
  )
}
