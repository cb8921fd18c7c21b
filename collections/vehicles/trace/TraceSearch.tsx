interface Props {
  readonly value: string
  readonly action: string
}

export const TraceSearch = ({ value, action }: Props) => (
  <search>
    <form action={action} className="tw:flex tw:flex-wrap tw:items-end tw:gap-half">
      <div className="own-field">
        <label htmlFor="trace">Stock number, VIN or plate</label>
        <input id="trace" type="search" name="q" defaultValue={value} maxLength={40} required />
      </div>
      <button type="submit" className="btn btn--style-primary btn--size-medium tw:m-0 tw:min-h-11">
        Find
      </button>
    </form>
  </search>
)
