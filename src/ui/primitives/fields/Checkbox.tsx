import type { ComponentProps } from 'react'

const box = [
  'mt-[0.0625rem] grid size-5.5 shrink-0 cursor-[inherit] appearance-none place-content-center rounded-[min(var(--control-radius),0.375rem)] border-[1.5px] border-outline bg-surface-1 transition-colors forced-colors:appearance-auto',
  'checked:border-button checked:bg-button disabled:border-line disabled:bg-surface-3 [label:hover>&:enabled]:border-ink-1',
  'before:size-3.5 before:scale-0 before:bg-on-button before:transition-[scale] before:ease-[ease] before:[clip-path:polygon(14%_47%,3%_59%,40%_93%,98%_21%,86%_10%,39%_69%)] checked:before:scale-100 disabled:before:bg-ink-3',
].join(' ')

export function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-3">
      <input {...input} type="checkbox" className={box} />
      <span className="min-w-0 flex-1 leading-6">{label}</span>
    </label>
  )
}
