interface Props {
  /** Unique on the page. */
  id: string
  legend: string
  name: string
  chosen: string
  choices: readonly { readonly value: string; readonly label: string }[]
}

/** Two or three values side by side, one of them chosen: radio buttons that look like one switch. */
export function Segments({ id, legend, name, chosen, choices }: Props) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label }) => (
          <label key={value} htmlFor={`${id}-${value}`}>
            <input
              type="radio"
              id={`${id}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
