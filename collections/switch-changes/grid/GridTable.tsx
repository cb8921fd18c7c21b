import type { SettingKey } from '@/domain/flags/catalogue'
import type { GridCell, GridRow, GridSite } from '@/domain/flags/grid/grid'
import { EditorButton } from '../../settings/EditorButton'

interface Props {
  readonly sites: readonly GridSite[]
  readonly rows: readonly GridRow[]
  onChange(key: SettingKey, sites: readonly number[]): void
}

/** The switches by the websites. The names of both stay in view while the cells scroll. */
export const GridTable = ({ sites, rows, onChange }: Props) => (
  <section
    className="tw:max-h-[75vh] tw:overflow-auto tw:rounded-box tw:border tw:border-line"
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    tabIndex={0}
    aria-label="Switches by website"
  >
    <table className="tw:w-max tw:min-w-full tw:border-separate tw:border-spacing-0">
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} tw:left-0 tw:z-20`}>
            Switch
          </th>
          {sites.map(({ id, name, group }) => (
            <th scope="col" key={id} className={`${HEAD} tw:z-10`}>
              {name}
              <span className="tw:block tw:font-normal tw:text-muted">{group}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} sites={sites} onChange={onChange} />
        ))}
      </tbody>
    </table>
  </section>
)

const HEAD = 'tw:sticky tw:top-0 tw:border-b tw:border-line tw:bg-paper tw:p-half tw:text-left'

const ROW_HEAD =
  'tw:w-44 tw:max-w-44 tw:border-b tw:border-line tw:bg-paper tw:p-half tw:text-left tw:align-top tw:font-normal tw:full:sticky tw:full:left-0 tw:full:z-10 tw:full:w-80 tw:full:max-w-80'

function Row({ row, sites, onChange }: { row: GridRow } & Pick<Props, 'sites' | 'onChange'>) {
  const { key, label, help, cells } = row
  return (
    <tr>
      <th scope="row" className={ROW_HEAD}>
        <span className="tw:block tw:font-semibold">{label}</span>
        <span className="tw:block tw:text-muted">{help}</span>
        {sites.length > 1 && (
          <EditorButton
            label={`Change for all ${sites.length} websites: ${label}`}
            onClick={() =>
              onChange(
                key,
                sites.map(({ id }) => id),
              )
            }
          >
            Change for all
          </EditorButton>
        )}
      </th>
      {cells.map((cell, nth) => {
        const site = sites[nth] as GridSite
        return (
          <td key={site.id} className="tw:max-w-64 tw:border-b tw:border-line tw:p-1 tw:align-top">
            <CellButton
              cell={cell}
              name={`${label} of ${site.name}`}
              onPress={() => onChange(key, [site.id])}
            />
          </td>
        )
      })}
    </tr>
  )
}

const CellButton = ({ cell, name, onPress }: { cell: GridCell; name: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={`${name}: ${cell.text}, ${cell.origin}. Change`}
    data-set={cell.isSet}
    className="tw:min-h-11 tw:w-full tw:min-w-28 tw:cursor-pointer tw:rounded-box tw:border-0 tw:bg-transparent tw:p-half tw:text-left tw:wrap-anywhere tw:hover:bg-line tw:data-[set=true]:shadow-[inset_3px_0_var(--theme-success-500)]"
    onClick={onPress}
  >
    <span className="tw:line-clamp-3 tw:font-semibold">{cell.text}</span>
    <span className="tw:block tw:text-muted">{cell.origin}</span>
  </button>
)
