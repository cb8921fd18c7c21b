import { Icon } from '@/ui/primitives/Icon'

const views = [
  { view: 'grid', label: 'Show as a grid', icon: 'grid' },
  { view: 'list', label: 'Show as a list', icon: 'list' },
] as const

/** Shows the results as a grid or as a list, in this browser from now on; `chooseView` brings it to life. */
export function ViewSwitch({ usual }: { usual: 'grid' | 'list' }) {
  return (
    <fieldset className="view-switch with-scripts">
      <legend className="sr-only">View</legend>
      {views.map(({ view, label, icon }) => (
        <button
          key={view}
          type="button"
          data-show-as={view}
          aria-pressed={view === usual}
          aria-label={label}
          title={label}
          suppressHydrationWarning
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  )
}
