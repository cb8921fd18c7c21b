/** Where a lead stands, in the order of the inbox. */
export const leadStatuses = ['new', 'contacted', 'appointment', 'sold', 'lost'] as const

export type LeadStatus = (typeof leadStatuses)[number]

export const leadStatusLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment',
  sold: 'Sold',
  lost: 'Lost',
}
