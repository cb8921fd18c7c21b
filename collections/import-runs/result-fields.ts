import type { Field } from 'payload'

const byTheRun = { create: () => false, update: () => false }
const counts = ['read', 'added', 'changed', 'unchanged', 'sold', 'rejected'] as const

/** What the run itself writes. */
export const resultFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    defaultValue: 'queued',
    index: true,
    options: ['queued', 'running', 'done', 'refused', 'held', 'failed'],
    access: byTheRun,
  },
  {
    name: 'source',
    type: 'select',
    defaultValue: 'upload',
    options: ['upload', 'feed', 'command'],
    access: byTheRun,
  },
  { name: 'feed', type: 'relationship', relationTo: 'stock-feeds', access: byTheRun },
  { type: 'row', fields: counts.map((name): Field => ({ name, type: 'number', access: byTheRun })) },
  {
    name: 'problem',
    type: 'textarea',
    access: byTheRun,
    admin: { description: 'Why it was refused, held or failed.' },
  },
  {
    name: 'rejections',
    type: 'json',
    access: byTheRun,
    admin: { description: 'The first 1,000 rejected rows: line, field, value and reason.' },
  },
  { name: 'started_at', type: 'date', access: byTheRun },
  { name: 'finished_at', type: 'date', access: byTheRun },
]
