import type { GridSite, PlannedCell } from '@/domain/flags/grid/grid'
import { ControlRow } from '../../admin-parts/rows'

interface Props {
  readonly all: readonly GridSite[]
  readonly chosen: readonly number[]
  readonly planned: readonly PlannedCell[]
  onChoose(ids: readonly number[]): void
}

/** What each website has now and gets, with a checkbox to include it. */
export function Effect({ all, chosen, planned, onChoose }: Props) {
  const plannedOf = new Map(planned.map((each) => [each.site.id, each]))
  const everyId = all.map(({ id }) => id)
  const isAll = chosen.length === all.length
  return (
    <fieldset className="tw:m-0 tw:grid tw:gap-1 tw:border-0 tw:p-0">
      <legend className="tw:p-0 tw:font-semibold">Websites</legend>
      {all.length > 1 && (
        <ControlRow as="label">
          <input type="checkbox" checked={isAll} onChange={() => onChoose(isAll ? [] : everyId)} />
          All {all.length} websites
        </ControlRow>
      )}
      <ul className="tw:m-0 tw:grid tw:max-h-80 tw:list-none tw:gap-1 tw:overflow-auto tw:p-0">
        {all.map(({ id, name }) => (
          <li key={id}>
            <ControlRow as="label">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                }
              />
              {name}
              <Change planned={plannedOf.get(id)} />
            </ControlRow>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Change({ planned }: { planned: PlannedCell | undefined }) {
  if (!planned) return null
  const { before, after, changes, problem } = planned
  if (problem) return <span className="tw:text-bad">{problem}</span>
  if (!changes) return <span className="tw:text-muted">stays {before.text}</span>
  return (
    <span>
      {before.text} ({before.origin}) → <strong>{after.text}</strong> ({after.origin})
    </span>
  )
}
