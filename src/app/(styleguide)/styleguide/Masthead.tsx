import { templateFor, templateKeys } from '@/domain/flags/templates'
import { fontPairFor } from '@/domain/theme/fonts/font-pairs'
import type { Theme } from '@/domain/theme/theme'
import { type ChosenTheme, styleguidePath } from './choose-theme'

export function Masthead({ websites, sample, template }: ChosenTheme) {
  return (
    <header className="ground-header border-b border-line">
      <div className="container-page flex flex-col gap-6 py-8">
        <div>
          <p className="text-sm text-ink-3">Forecourt style guide</p>
          <h1 className="text-3xl sm:text-4xl">{sample.name}</h1>
          <p className="mt-2 max-w-[60ch] text-ink-2">
            Everything pages are built from, in this website’s theme, on the {templateFor(template).label}{' '}
            template, which suits {templateFor(template).suits}.
          </p>
        </div>
        <Facts theme={sample.theme} />
        <div className="grid gap-4 lg:grid-cols-2">
          <Picker
            label="Theme"
            chosen={sample.slug}
            choices={websites.map(({ slug, name }) => ({ key: slug, name, href: styleguidePath(slug) }))}
          />
          <Picker
            label="Template"
            chosen={template}
            choices={templateKeys.map((key) => ({
              key,
              name: templateFor(key).label,
              href: styleguidePath(sample.slug, key),
            }))}
          />
        </div>
      </div>
    </header>
  )
}

function Facts({ theme }: { theme: Theme }) {
  const facts = [
    { label: 'Brand', value: theme.brand, colour: theme.brand },
    { label: 'Accent', value: theme.accent, colour: theme.accent },
    { label: 'Fonts', value: fontPairFor(theme.fonts).label },
    { label: 'Corners', value: theme.radius },
    { label: 'Density', value: theme.density },
    { label: 'Header', value: theme.headerStyle },
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ label, value, colour }) => (
        <div key={label}>
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="flex items-center gap-2 font-semibold first-letter:uppercase">
            {colour && (
              <span
                aria-hidden="true"
                className="size-4 rounded-full border border-line"
                style={{ background: colour }}
              />
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface PickerProps {
  label: string
  chosen: string
  choices: readonly { key: string; name: string; href: string }[]
}

function Picker({ label, chosen, choices }: PickerProps) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-sm font-semibold">{label}</p>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ key, name, href }) => (
          <li key={key}>
            <a
              href={href}
              aria-current={key === chosen ? 'true' : undefined}
              className={`button button-small ${key === chosen ? 'button-primary' : 'button-secondary'}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
