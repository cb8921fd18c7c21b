import type { CollectionBeforeChangeHook } from 'payload'

/** What was measured belongs to the old address. */
export const forgetMeasures: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!originalDoc || data.src === undefined || data.src === originalDoc.src) return data
  const nothing = { measured_at: null, file_bytes: null, answer_ms: null, measure_problem: null }
  return { ...data, ...nothing, busy_ms: 0, busy_views: 0 }
}
