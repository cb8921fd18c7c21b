import { Icon } from '@/ui/primitives/Icon'
import { saveResultsView } from '@/ui/stores/results-view'
import { useView } from './use-view'

const views = [
  { view: 'grid', label: 'Show as a grid', icon: 'grid' },
  { view: 'list', label: 'Show as a list', icon: 'list' },
] as const

export function ViewSwitch() {
  const { view: shown } = useView()
  return (
    <fieldset className="view-switch field-box flex max-[42rem]:hidden noscript:hidden">
      <legend className="sr-only">View</legend>
      {views.map(({ view, label, icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          aria-label={label}
          title={label}
          onClick={() => saveResultsView(view)}
          className="grid w-11 cursor-pointer place-items-center text-ink-3 hover:text-ink-1 aria-pressed:bg-surface-3 aria-pressed:text-ink-1"
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  )
}
