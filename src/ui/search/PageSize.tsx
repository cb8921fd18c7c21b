import { pageSizes } from '@/domain/stock/search/page-sizes'
import { FILTER_FORM } from './FilterForm'

interface Props {
  asked: number | null
  /** The site's own number, which addresses do not mention. */
  usual: number
}

/** Chooses how many vehicles a page shows; sent with the filters. */
export function PageSize({ asked, usual }: Props) {
  return (
    <div className="page-size">
      <label>
        Vehicles a page{' '}
        <select
          name="hitsPerPage"
          form={FILTER_FORM}
          defaultValue={asked === usual ? '' : (asked ?? '')}
          className="field-box"
        >
          {pageSizes(usual, asked).map((size) => (
            <option key={size} value={size === usual ? '' : size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" form={FILTER_FORM} className="without-scripts worded-link">
        Apply
      </button>
    </div>
  )
}
