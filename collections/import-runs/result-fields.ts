import type { Condition, DateField, Field } from 'payload'

const byTheRun = { create: () => false, update: () => false }
const counts = ['read', 'added', 'changed', 'unchanged', 'sold', 'rejected'] as const

const onceSent: Condition = (_, __, { operation }) => operation !== 'create'

const capitalised = (value: string) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })

const atATime: DateField['admin'] = {
  condition: onceSent,
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm a' },
}

export const resultFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    defaultValue: 'queued',
    index: true,
    options: ['queued', 'running', 'done', 'refused', 'held', 'failed'].map(capitalised),
    access: byTheRun,
    admin: { condition: onceSent },
  },
  {
    name: 'source',
    type: 'select',
    defaultValue: 'upload',
    options: ['upload', 'feed', 'command'].map(capitalised),
    access: byTheRun,
    admin: { condition: onceSent },
  },
  {
    name: 'feed',
    type: 'relationship',
    relationTo: 'stock-feeds',
    access: byTheRun,
    admin: { condition: (data) => Boolean(data.feed) },
  },
  {
    type: 'row',
    admin: { condition: onceSent },
    fields: counts.map(
      (name): Field => ({ name, type: 'number', access: byTheRun, admin: { width: '15%' } }),
    ),
  },
  {
    name: 'problem',
    type: 'textarea',
    access: byTheRun,
    admin: {
      description: 'Why the import was refused or held, or why it failed.',
      condition: (data) => Boolean(data.problem),
    },
  },
  {
    name: 'rejections',
    type: 'json',
    access: byTheRun,
    admin: {
      condition: onceSent,
      components: { Field: '/collections/import-runs/RejectedRows#RejectedRows' },
    },
  },
  {
    name: 'notes',
    type: 'json',
    access: byTheRun,
    admin: {
      condition: onceSent,
      components: { Field: '/collections/import-runs/ImportNotes#ImportNotes' },
    },
  },
  // The next import compares its columns with these, to detect a lost column.
  { name: 'file_columns', type: 'json', access: byTheRun, admin: { hidden: true } },
  { name: 'started_at', type: 'date', label: 'Started', access: byTheRun, admin: atATime },
  { name: 'finished_at', type: 'date', label: 'Finished', access: byTheRun, admin: atATime },
]
