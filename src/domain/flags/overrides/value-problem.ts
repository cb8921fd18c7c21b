import { scalarProblem } from '../bounds'
import type {
  EnumListSwitch,
  NumberListSwitch,
  RangeSwitch,
  RowsSwitch,
  Switch,
  TextListSwitch,
} from '../switch'

/** A sentence that names the bounds; `undefined` if the value is valid. Accepts any stored JSON. */
export function valueProblem(definition: Switch, value: unknown): string | undefined {
  switch (definition.type) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'Must be on or off.'
    case 'textList':
      return textListProblem(definition, value)
    case 'enumList':
      return enumListProblem(definition, value)
    case 'numberList':
      return numberListProblem(definition, value)
    case 'range':
      return rangeProblem(definition, value)
    case 'rows':
      return rowsProblem(definition, value)
    default:
      return scalarProblem(definition, value)
  }
}

function listProblem(
  value: unknown,
  maxItems: number,
  itemProblem: (item: unknown) => string | undefined,
): string | undefined {
  if (!Array.isArray(value)) return 'Must be a list.'
  if (value.length > maxItems) return `Must have at most ${maxItems} entries; it has ${value.length}.`
  for (const [index, item] of value.entries()) {
    const problem = itemProblem(item)
    if (problem) return `Entry ${index + 1}: ${problem}`
  }
  return undefined
}

function repeatProblem(value: readonly unknown[]): string | undefined {
  const repeated = value.find((item, index) => value.indexOf(item) !== index)
  return repeated === undefined ? undefined : `Contains ${String(repeated)} more than once.`
}

function textListProblem(definition: TextListSwitch, value: unknown): string | undefined {
  const { maxLength, format } = definition
  const bounds = { type: 'text', maxLength, mayBeEmpty: false, ...(format && { format }) } as const
  return (
    listProblem(value, definition.maxItems, (item) => scalarProblem(bounds, item)) ??
    repeatProblem(value as readonly unknown[])
  )
}

function enumListProblem(definition: EnumListSwitch, value: unknown): string | undefined {
  const { options } = definition
  return (
    listProblem(value, options.length, (item) => scalarProblem({ type: 'enum', options }, item)) ??
    repeatProblem(value as readonly unknown[])
  )
}

function numberListProblem(definition: NumberListSwitch, value: unknown): string | undefined {
  const bounds = { type: 'number', min: definition.min, max: definition.max, integer: true } as const
  const problem = listProblem(value, definition.maxItems, (item) => scalarProblem(bounds, item))
  if (problem) return problem
  const numbers = value as readonly number[]
  const rises = numbers.every((entry, index) => index === 0 || entry > (numbers[index - 1] as number))
  return rises ? undefined : 'Entries must be in ascending order.'
}

function rangeProblem(definition: RangeSwitch, value: unknown): string | undefined {
  if (!isRecord(value) || !hasExactly(value, ['min', 'max']))
    return 'Must have a smallest and a largest number.'
  const { min, max, unit } = definition
  const bounds = { type: 'number', min, max, ...(unit && { unit }) } as const
  const problem = scalarProblem(bounds, value.min) ?? scalarProblem(bounds, value.max)
  if (problem) return problem
  if ((value.min as number) < (value.max as number)) return undefined
  return `The smallest (${value.min}) must be below the largest (${value.max}).`
}

function rowsProblem(definition: RowsSwitch, value: unknown): string | undefined {
  const columns = Object.entries(definition.columns)
  return listProblem(value, definition.maxItems, (row) => {
    if (!isRecord(row) || !hasExactly(row, Object.keys(definition.columns))) {
      return `Must have ${columns.map(([, column]) => column.label.toLowerCase()).join(' and ')}.`
    }
    for (const [name, column] of columns) {
      const problem = scalarProblem(column, row[name])
      if (problem) return `${column.label}: ${problem}`
    }
    return undefined
  })
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasExactly(value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name))
}
