import type { Field } from 'payload'
import { fromServer } from './from-server'

const dayAndTime = {
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'EEE d MMM yyyy, h:mm a' },
} as const

type Options = { required?: boolean; unique?: boolean; index?: boolean; hidden?: boolean }

/** Fields that only our own code writes. */
const field = (type: 'text' | 'number' | 'date', name: string, label: string, options: Options): Field => {
  const { hidden = false, ...rest } = options
  const admin = { ...(type === 'date' ? dayAndTime : {}), hidden }
  return { name, type, label, access: fromServer, admin, ...rest } as Field
}

export const serverText = (name: string, label: string, options: Options = {}) =>
  field('text', name, label, options)

export const serverNumber = (name: string, label: string, options: Options = {}) =>
  field('number', name, label, options)

export const serverDate = (name: string, label: string, options: Options = {}) =>
  field('date', name, label, options)

/** `words` are what people call the values. Without them, a value is its own word. */
export const serverChoice = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  words?: Readonly<Record<Value, string>>,
): Field => ({
  name,
  label,
  type: 'select',
  required: true,
  index: true,
  access: fromServer,
  options: values.map((value) => ({
    value,
    label: words?.[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`.replaceAll('_', ' '),
  })),
})
