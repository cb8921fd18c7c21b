interface Props<Value extends string> {
  id: string
  legend: string
  name: string
  chosen: Value
  choices: readonly { readonly value: Value; readonly label: string }[]
  onChoose: (value: Value) => void
}

export function Segments<Value extends string>({
  id,
  legend,
  name,
  chosen,
  choices,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid max-w-96 auto-cols-fr grid-flow-col gap-1 rounded-[calc(var(--radius-control)+0.25rem)] border border-outline p-1">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-control px-3 text-center font-semibold hover:bg-surface-3 has-checked:bg-button has-checked:text-on-button has-focus-visible:shadow-[0_0_0_5px_var(--halo)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1 forced-colors:has-checked:outline-3"
          >
            <input
              type="radio"
              id={`${id}-${value}`}
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none focus-visible:shadow-none"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
