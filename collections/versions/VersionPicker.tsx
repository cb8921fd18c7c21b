interface Props {
  readonly action: string
  readonly options: readonly { readonly value: number; readonly label: string }[]
  readonly from: number
  readonly to: number
}

/** Chooses the two versions. A plain form, whose choice is in the address. */
export function VersionPicker({ action, options, from, to }: Props) {
  const choices = options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
  return (
    <form action={action} className="tw:flex tw:flex-wrap tw:items-end tw:gap-half">
      <div className="own-field">
        <label htmlFor="version-from">Earlier version</label>
        <select id="version-from" name="from" defaultValue={from}>
          {choices}
        </select>
      </div>
      <div className="own-field">
        <label htmlFor="version-to">Later version</label>
        <select id="version-to" name="to" defaultValue={to}>
          {choices}
        </select>
      </div>
      <button type="submit" className="btn btn--style-secondary btn--size-medium tw:m-0">
        Compare
      </button>
    </form>
  )
}
