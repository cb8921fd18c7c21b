import { createStore } from './create-store'

/** The last form that was sent: its category and the car it was about (ENQ-15, MSL-03). */
export interface SentLead {
  readonly category: string
  readonly car: { readonly id: number; readonly slug: string; readonly name: string } | null
}

const store = createStore<SentLead | null>('sent-lead', {
  empty: null,
  parse: (text) => JSON.parse(text) as SentLead | null,
  format: (sent) => sent && JSON.stringify(sent),
})

export const saveSentLead = store.write
export const readSentLead = store.read
