import type { EnumBounds } from './bounds'
import type { NumberRange, Switch } from './switch'

/** `On`, `5 years`, `4 to 20 %`, or an option's label. An empty value is `none`. */
export function describeValue(definition: Switch, value: unknown): string {
  switch (definition.type) {
    case 'flag':
      return value === true ? 'On' : 'Off'
    case 'number':
    case 'percent':
      return withUnit(String(value), unitOf(definition))
    case 'range': {
      const { min, max } = value as NumberRange
      return withUnit(`${min} to ${max}`, unitOf(definition))
    }
    case 'enum':
      return optionLabel(definition.options, value)
    case 'enumList':
      return listed(value, (item) => optionLabel(definition.options, item))
    case 'textList':
    case 'numberList':
      return listed(value, String)
    case 'rows':
      return listed(
        value,
        (row) =>
          Object.values(row as object)
            .filter(String)
            .join(' '),
        '; ',
      )
    default:
      return String(value) || 'none'
  }
}

export function describeBounds(definition: Switch): string {
  switch (definition.type) {
    case 'flag':
      return 'on or off'
    case 'number':
    case 'percent':
      return [
        withUnit(`${definition.min} to ${definition.max}`, unitOf(definition)),
        ...(definition.integer ? ['whole'] : []),
        ...(definition.step ? [`steps of ${definition.step}`] : []),
      ].join(', ')
    case 'range':
      return `two numbers within ${withUnit(`${definition.min} to ${definition.max}`, unitOf(definition))}`
    case 'enum':
      return definition.options.map(namedOption).join('; ')
    case 'enumList':
      return `any of ${definition.options.map(namedOption).join('; ')}`
    case 'numberList':
      return `up to ${definition.maxItems} ascending whole numbers, ${definition.min} to ${definition.max}`
    case 'textList':
      return `up to ${definition.maxItems} texts of ${definition.maxLength} characters`
    case 'rows': {
      const columns = Object.values(definition.columns).map((column) => column.label.toLowerCase())
      return `up to ${definition.maxItems} rows of ${columns.join(' and ')}`
    }
    case 'text':
      return `up to ${definition.maxLength} characters${definition.format ? `, ${definition.format.expects}` : ''}`
    case 'url':
      return URL_KINDS[definition.accepts]
  }
}

const URL_KINDS = {
  absolute: 'https address',
  path: 'path on the site',
  either: 'path on the site or https address',
} as const

function unitOf(definition: { type: string; unit?: string }): string {
  return definition.type === 'percent' ? '%' : (definition.unit ?? '')
}

function withUnit(text: string, unit: string): string {
  return unit ? `${text} ${unit}` : text
}

function namedOption(option: { value: string | number; label: string }): string {
  return String(option.value) === option.label ? option.label : `${option.value} (${option.label})`
}

function optionLabel(options: EnumBounds['options'], value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? String(value)
}

function listed(value: unknown, describe: (item: unknown) => string, separator = ', '): string {
  return (value as readonly unknown[]).map(describe).join(separator) || 'none'
}
