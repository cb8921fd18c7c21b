import { offersPageSize, pageSizes } from '@/domain/stock/search/results/page-sizes'
import { FILTER_FORM, useSearch } from '../search-context'

/** Selects the number of vehicles per page. Submitted with the filters. URLs omit the site's default. */
export function PageSize() {
  const { site, query, answer, changeQuery } = useSearch()
  const usual = site.hitsPerPage
  if (!offersPageSize(answer, usual)) return null
  return (
    <div className="flex items-center gap-3 text-[0.875rem] text-ink-2">
      <label>
        Vehicles a page{' '}
        <select
          name="hitsPerPage"
          form={FILTER_FORM}
          value={query.hitsPerPage === usual ? '' : (query.hitsPerPage ?? '')}
          onChange={({ target }) =>
            changeQuery((requested) => ({ ...requested, page: 1, hitsPerPage: Number(target.value) || null }))
          }
          className="field-box ml-2 px-3"
        >
          {pageSizes(usual, query.hitsPerPage).map((size) => (
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
