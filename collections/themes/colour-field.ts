import type { TextField, TextFieldSingleValidation } from 'payload'
import { checkTheme } from '@/domain/theme/check-theme'
import { readTheme, type StoredTheme } from '@/domain/theme/parse-theme'

type Colour = 'brand' | 'accent'

/** A theme colour as `#rrggbb`. Validation refuses a colour on which a text colour that the editor sets is not readable. */
export function colourField(
  name: Colour,
  words: { label: string; description: string; defaultValue: string },
): TextField {
  return {
    name,
    type: 'text',
    label: words.label,
    required: true,
    defaultValue: words.defaultValue,
    validate: refuseUnreadable(name),
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
    },
    admin: {
      description: words.description,
      components: { Field: '/collections/themes/ColourControl#ColourControl' },
    },
  }
}

function refuseUnreadable(name: Colour): TextFieldSingleValidation {
  return (value, { siblingData }) => {
    const values = { ...siblingData, [name]: value } as StoredTheme
    const colours = { brand: String(values.brand ?? ''), accent: String(values.accent ?? '') }
    const problems = checkTheme({ ...readTheme(values).theme, ...colours })
    return problems.find(({ field }) => field === name)?.message ?? true
  }
}
