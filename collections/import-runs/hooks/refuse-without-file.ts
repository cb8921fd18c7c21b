import type { CollectionBeforeChangeHook } from 'payload'

/** A run without a file never starts, so it is stored as refused. */
export const refuseWithoutFile: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'create' || data.filename || (data.status ?? 'queued') !== 'queued') return data
  return { ...data, status: 'refused', problem: data.problem ?? 'No file was uploaded.' }
}
