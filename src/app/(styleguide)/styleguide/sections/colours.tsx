import { allGrounds, type Section } from '../section'

const swatches = [
  { name: 'surface-1', paint: 'bg-surface-1' },
  { name: 'surface-2', paint: 'bg-surface-2' },
  { name: 'surface-3', paint: 'bg-surface-3' },
  { name: 'line', paint: 'border-8 bg-surface-1' },
  { name: 'brand', paint: 'bg-brand text-on-brand' },
  { name: 'brand-strong', paint: 'bg-brand-strong text-on-brand' },
  { name: 'accent', paint: 'bg-accent text-on-accent' },
  { name: 'accent-strong', paint: 'bg-accent-strong text-on-accent' },
  { name: 'button', paint: 'bg-button text-on-button' },
  { name: 'positive-soft', paint: 'bg-positive-soft text-positive' },
  { name: 'caution-soft', paint: 'bg-caution-soft text-caution' },
  { name: 'critical-soft', paint: 'bg-critical-soft text-critical' },
] as const

const inks = [
  { name: 'ink-1', paint: 'text-ink-1', use: 'headings and important text' },
  { name: 'ink-2', paint: 'text-ink-2', use: 'body text' },
  { name: 'ink-3', paint: 'text-ink-3', use: 'labels and notes' },
  { name: 'link', paint: 'text-link underline', use: 'links' },
] as const

function Colours() {
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-6">
        {swatches.map(({ name, paint }) => (
          <li
            key={name}
            className={`flex h-20 items-end rounded-control border border-line p-2 text-xs ${paint}`}
          >
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {inks.map(({ name, paint, use }) => (
          <li key={name} className={`text-lg ${paint}`}>
            {name}: {use}
          </li>
        ))}
      </ul>
    </div>
  )
}

export const colours: Section = {
  id: 'colours',
  title: 'Colour',
  intro:
    'An editor chooses a brand colour and an accent. All other colours are derived from them in OKLCH, so that all text has a contrast of at least 4.5:1. A background (paper, night, brand) gives the same names other values, so components on it need no changes.',
  grounds: allGrounds,
  show: () => <Colours />,
}
