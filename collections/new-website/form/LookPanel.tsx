import { useFormContext, useWatch } from 'react-hook-form'
import { templateFor, templateOptions } from '@/domain/flags/templates'
import { parseHex } from '@/domain/theme/colours/srgb'
import type { StoredTheme } from '@/domain/theme/parse-theme'
import { Panel } from '../../admin-parts/Panel'
import { SampleOfTheme } from '../../themes/ThemeSample'
import { ChoiceField } from './ChoiceField'
import type { FormValues } from './form-values'
import { TextField } from './TextField'

const templates = templateOptions.map(({ value, label }) => ({
  value,
  label: `${label}, for ${templateFor(value).suits}`,
}))

/** The template and the colours, with a sample that shows each change. */
export function LookPanel() {
  const { control, setValue } = useFormContext<FormValues>()
  const [brand, accent, template] = useWatch({ control, name: ['brand', 'accent', 'template'] })
  const colours = { brand, accent }
  return (
    <Panel title="Look">
      <ChoiceField name="template" label="Template" choices={templates} />
      <div className="tw:grid tw:gap-half tw:wide:grid-cols-2">
        {(['brand', 'accent'] as const).map((name) => (
          <div key={name} className="tw:flex tw:items-end tw:gap-half">
            <TextField
              name={name}
              label={name === 'brand' ? 'Brand colour' : 'Accent colour'}
              help={name === 'brand' ? 'Buttons and links.' : 'Offers and tags.'}
            />
            <input
              type="color"
              className="tw:mb-6 tw:h-11 tw:w-13"
              aria-label={name === 'brand' ? 'Pick the brand colour' : 'Pick the accent colour'}
              value={parseHex(colours[name]) ? colours[name] : '#000000'}
              onChange={({ target }) => setValue(name, target.value, { shouldValidate: true })}
            />
          </div>
        ))}
      </div>
      <SampleOfTheme typed={colours as StoredTheme} template={template} />
    </Panel>
  )
}
