import { useDeferredValue, useState } from 'react'
import { type SwitchGroup, switchGroups } from '@/domain/flags/catalogue'
import type { GridSearch, GridSite } from '@/domain/flags/grid/grid'
import { Field, SelectField } from '../../admin-parts/Field'
import { ControlRow } from '../../admin-parts/rows'

const parts = Object.entries(switchGroups).map(([value, label]) => ({ value, label }))

/** The search, and the one that the grid shows: typing does not wait for 60 websites. */
export function useGridSearch() {
  const [search, setSearch] = useState<GridSearch>({ words: '', part: 'site', onlyDiffering: false })
  return { search, asked: useDeferredValue(search), setSearch }
}

interface Props {
  readonly sites: readonly GridSite[]
  readonly search: GridSearch
  /** Empty for all websites. */
  readonly chosen: readonly number[]
  onSearch(search: GridSearch): void
  onChoose(ids: readonly number[]): void
}

export function GridSearchBar({ sites, search, chosen, onSearch, onChoose }: Props) {
  const toggle = (id: number, isOn: boolean) =>
    onChoose(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <search className="tw:grid tw:gap-half">
      <div className="tw:grid tw:grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] tw:items-end tw:gap-half">
        <Field
          label="Find a switch"
          type="search"
          value={search.words}
          onChange={(words) => onSearch({ ...search, words, part: words === '' ? search.part : null })}
        />
        <SelectField
          label="Part"
          value={search.part ?? ''}
          any="All parts"
          choices={parts}
          onChange={(part) => onSearch({ ...search, part: part === '' ? null : (part as SwitchGroup) })}
        />
        <ControlRow as="label">
          <input
            type="checkbox"
            checked={search.onlyDiffering}
            onChange={({ target }) => onSearch({ ...search, onlyDiffering: target.checked })}
          />
          Only where the websites differ
        </ControlRow>
      </div>
      {sites.length > 1 && (
        <details>
          <summary>{chosen.length === 0 ? 'All websites' : `${chosen.length} websites chosen`}</summary>
          <ControlRow label="Websites shown" className="tw:py-half">
            {sites.map(({ id, name }) => (
              <ControlRow as="label" key={id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />
                {name}
              </ControlRow>
            ))}
          </ControlRow>
        </details>
      )}
    </search>
  )
}
