import type { CollectionBeforeChangeHook } from 'payload'

/** A run that was made without a file has nothing to wait for. */
export const refuseWithoutFile: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'create' || data.filename || (data.status ?? 'queued') !== 'queued') return data
  return { ...data, status: 'refused', problem: data.problem ?? 'No file came with it.' }
}
