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
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
