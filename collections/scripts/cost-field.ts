import type { Field, FieldHook, TextField } from 'payload'
import { describeCost } from '@/domain/scripts/script-cost'
import { fromServer } from '../fields/from-server'

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const readCost: FieldHook = ({ data }) =>
  describeCost({
    bytes: numberOf(data?.file_bytes),
    answerMs: numberOf(data?.answer_ms),
    problem: typeof data?.measure_problem === 'string' ? data.measure_problem : null,
    busyMs: numberOf(data?.busy_ms) ?? 0,
    views: numberOf(data?.busy_views) ?? 0,
  })

/** What the script costs a shopper, in words. Calculated when it is read, never stored. */
export const costField: TextField = {
  name: 'cost',
  type: 'text',
  label: 'What it costs a shopper',
  virtual: true,
  access: { create: () => false, update: () => false },
  hooks: { afterRead: [readCost] },
  admin: {
    readOnly: true,
    condition: (data) => Boolean(data?.id),
    disableListFilter: true,
    disableBulkEdit: true,
  },
}

const hidden = { access: fromServer, admin: { hidden: true } } as const

/** The worker measures the file, and browsers report for how long it blocks a page. */
export const measuredFields: Field[] = [
  { name: 'measured_at', type: 'date', ...hidden },
  { name: 'file_bytes', type: 'number', ...hidden },
  { name: 'answer_ms', type: 'number', ...hidden },
  { name: 'measure_problem', type: 'text', ...hidden },
  { name: 'busy_ms', type: 'number', defaultValue: 0, ...hidden },
  { name: 'busy_views', type: 'number', defaultValue: 0, ...hidden },
]
