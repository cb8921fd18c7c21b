interface Choice {
  readonly value: string
  readonly label: string
  /** Below the label, smaller. */
  readonly detail?: string
}

interface Props {
  id: string
  name: string
  legend: string
  choices: readonly Choice[]
  chosen: string
  columns: string
  describedBy?: string
  isInvalid?: boolean
  onChoose: (value: string) => void
}

/** Radio buttons that look like tiles: the arrow keys choose among them. */
export function SlotChoice({
  id,
  name,
  legend,
  choices,
  chosen,
  columns,
  describedBy,
  isInvalid,
  onChoose,
}: Props) {
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {choices.map(({ value, label, detail }, index) => (
          <label
            key={value}
            htmlFor={`${id}-${index}`}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-control border border-outline bg-surface-1 px-1 py-1.5 text-center text-sm leading-tight font-semibold tabular-nums hover:border-ink-1 has-checked:border-transparent has-checked:bg-button has-checked:text-on-button has-focus-visible:shadow-[0_0_0_5px_var(--halo)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1 forced-colors:has-checked:outline-3"
          >
            <input
              type="radio"
              id={`${id}-${index}`}
              name={name}
              value={value}
              checked={value === chosen}
              aria-invalid={isInvalid || undefined}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none focus-visible:shadow-none"
            />
            <span>
              {label}
              {detail && <span className="block text-xs font-normal">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
