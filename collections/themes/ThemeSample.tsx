'use client'

import { useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import type { TemplateKey } from '@/domain/flags/templates'
import { buildPalette } from '@/domain/theme/colours/palette'
import { parseHex } from '@/domain/theme/colours/srgb'
import { fontFaces } from '@/domain/theme/fonts/font-faces'
import { readTheme, type StoredTheme } from '@/domain/theme/parse-theme'
import { themeVariables } from '@/domain/theme/theme-variables'
import { SampleCard } from './SampleCard'
import { SampleHeader } from './SampleHeader'
import { SampleRatios } from './SampleRatios'
import { SampleSwatches } from './SampleSwatches'
import { useTemplate } from './use-template'
import './theme-sample.css'

const names = [
  'brand',
  'accent',
  'text_on_brand',
  'text_on_accent',
  'links',
  'fonts',
  'radius',
  'density',
  'header_style',
] as const satisfies readonly (keyof StoredTheme)[]

/** The sample of the theme in the form. */
export function ThemeSample() {
  const values = useFormFields(([fields]) => JSON.stringify(names.map((name) => [name, fields[name]?.value])))
  const logos = useFormFields(([fields]) => JSON.stringify([fields.logo?.value, fields.logo_on_dark?.value]))
  const template = useTemplate(useFormFields(([fields]) => fields.tenant?.value))
  const [onLight, onDark] = JSON.parse(logos) as [unknown, unknown]
  return (
    <SampleOfTheme
      typed={Object.fromEntries(JSON.parse(values))}
      template={template}
      logos={{ onLight, onDark }}
    />
  )
}

interface Props {
  readonly typed: StoredTheme
  readonly template: TemplateKey
  /** Ids of pictures, if there are any. */
  readonly logos?: { readonly onLight: unknown; readonly onDark: unknown }
}

const noLogos = { onLight: null, onDark: null }

/** Shows a theme while it is typed. */
export function SampleOfTheme({ typed, template, logos = noLogos }: Props) {
  const brand = useLastColour(typed.brand)
  const accent = useLastColour(typed.accent)
  const { theme } = readTheme({ ...typed, brand, accent })
  const palette = buildPalette(theme)
  return (
    <section
      className="theme-sample tw:grid tw:min-w-0 tw:gap-base"
      aria-label="Sample of the theme"
      style={themeVariables(theme)}
    >
      <style>{fontFaces(theme.fonts, 'swap')}</style>
      <div className="theme-sample-page tw:overflow-hidden tw:rounded-box tw:border tw:border-line tw:bg-(--paper-surface-1) tw:text-(--paper-ink-1)">
        <SampleHeader theme={theme} template={template} palette={palette} logos={logos} />
        <SampleCard />
      </div>
      <SampleSwatches palette={palette} />
      <SampleRatios palette={palette} />
    </section>
  )
}

/** Returns the last valid colour, so that the sample does not flicker while the next one is typed. */
function useLastColour(value: unknown): unknown {
  const [last, setLast] = useState(value)
  const isColour = typeof value === 'string' && parseHex(value) !== null
  if (isColour && value !== last) setLast(value)
  return last
}
