import type { Field, SelectField } from 'payload'
import { fontPairFor, fontPairKeys } from '@/domain/theme/fonts/font-pairs'
import {
  defaultTheme,
  densities,
  headerStyles,
  linkChoices,
  radii,
  type Theme,
  textChoices,
} from '@/domain/theme/theme'
import { mediaField } from '../fields/own-reference'
import { colourField } from './colour-field'

interface Choice<T extends string> {
  name: string
  label: string
  description: string
  choices: readonly T[]
  labels: Record<T, string>
  defaultValue: T
}

function choiceField<T extends string>(choice: Choice<T>): SelectField {
  const { name, label, description, choices, labels, defaultValue } = choice
  return {
    name,
    type: 'select',
    label,
    required: true,
    defaultValue,
    options: choices.map((value) => ({ value, label: labels[value] })),
    admin: { description, isClearable: false },
  }
}

const textLabels = { auto: 'Whichever is more readable', white: 'White', dark: 'Dark' }

const nameField: Field = {
  name: 'name',
  type: 'text',
  label: 'Name of this theme',
  required: true,
  defaultValue: 'Our look',
  maxLength: 80,
  admin: { description: 'For internal use. Visitors do not see it.' },
}

const colourFields: Field[] = [
  colourField('brand', {
    label: 'Brand colour',
    description:
      'Buttons, links and the brand-coloured parts of the page. Everything else is derived from it.',
    defaultValue: defaultTheme.brand,
  }),
  choiceField<Theme['textOnBrand']>({
    name: 'text_on_brand',
    label: 'Text on the brand colour',
    description: 'Choose white or dark only if your brand book requires it. Its contrast may be too low.',
    choices: textChoices,
    labels: textLabels,
    defaultValue: 'auto',
  }),
  colourField('accent', {
    label: 'Accent colour',
    description: 'For offers, tags and the watchlist’s heart.',
    defaultValue: defaultTheme.accent,
  }),
  choiceField<Theme['textOnAccent']>({
    name: 'text_on_accent',
    label: 'Text on the accent colour',
    description: 'As for the brand colour.',
    choices: textChoices,
    labels: textLabels,
    defaultValue: 'auto',
  }),
  choiceField<Theme['links']>({
    name: 'links',
    label: 'Links',
    description:
      'A light brand colour is darkened until it is readable on white, unless you choose the exact colour.',
    choices: linkChoices,
    labels: {
      readable: 'Brand colour, darkened if necessary',
      exact: 'Exact brand colour',
      plain: 'Plain dark text',
    },
    defaultValue: 'readable',
  }),
]

const shapeFields: Field[] = [
  choiceField<Theme['fonts']>({
    name: 'fonts',
    label: 'Typefaces',
    description: 'Typefaces for headings and text. Visitors download only the pair you choose.',
    choices: fontPairKeys,
    labels: Object.fromEntries(
      fontPairKeys.map((key) => [key, `${fontPairFor(key).label} — ${fontPairFor(key).character}`]),
    ) as Record<Theme['fonts'], string>,
    defaultValue: defaultTheme.fonts,
  }),
  {
    type: 'row',
    fields: [
      choiceField<Theme['radius']>({
        name: 'radius',
        label: 'Corners',
        description: 'The corners of cards and buttons.',
        choices: radii,
        labels: { none: 'Square', small: 'Slightly rounded', medium: 'Rounded', large: 'Very round' },
        defaultValue: defaultTheme.radius,
      }),
      choiceField<Theme['density']>({
        name: 'density',
        label: 'Density',
        description: 'Space between elements.',
        choices: densities,
        labels: { compact: 'Compact', regular: 'Regular', airy: 'Airy' },
        defaultValue: defaultTheme.density,
      }),
      choiceField<Theme['headerStyle']>({
        name: 'header_style',
        label: 'Header',
        description: 'The header’s background.',
        choices: headerStyles,
        labels: {
          template: 'As in the template',
          light: 'White',
          dark: 'Near-black',
          brand: 'Brand colour',
        },
        defaultValue: defaultTheme.headerStyle,
      }),
    ],
  },
]

function logoField(name: string, label: string, description: string): Field {
  return { ...mediaField(name, { label }), admin: { description } }
}

const logoFields: Field[] = [
  logoField(
    'logo',
    'Logo on light backgrounds',
    'An SVG, or a PNG with a transparent background, at least 400 pixels wide. Without it, your name appears as text.',
  ),
  logoField(
    'logo_on_dark',
    'Logo on dark backgrounds',
    'The same logo for dark headers and footers. Without it, your name appears as text there.',
  ),
  logoField(
    'certified_badge',
    'Certified badge',
    'The maker’s certified-used mark, shown on cards of certified vehicles. Without it, a seal is shown.',
  ),
]

export const themeFields: Field[] = [
  {
    type: 'row',
    admin: { className: 'theme-workbench' },
    fields: [
      {
        type: 'group',
        label: false, // otherwise an error reads "Group > Brand colour"
        admin: { hideGutter: true, className: 'theme-workbench__choices' },
        fields: [nameField, ...colourFields, ...shapeFields, ...logoFields],
      },
      {
        name: 'sample',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/collections/themes/ThemeSample#ThemeSample' },
        },
      },
    ],
  },
]
