import { createStore } from './create-store'

/** Contact details that a shopper once sent. They fill the next form (ENQ-21). */
export interface RememberedVisitor {
  readonly name?: string
  readonly last_name?: string
  readonly email?: string
  readonly phone?: string
  readonly postcode?: string
}

const rememberedFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const

const NOBODY: RememberedVisitor = {}

function parseVisitor(text: string): RememberedVisitor {
  const stored: unknown = JSON.parse(text)
  if (typeof stored !== 'object' || stored === null) return NOBODY
  const entries = Object.entries(stored).filter(
    ([name, value]) => (rememberedFields as readonly string[]).includes(name) && typeof value === 'string',
  )
  return Object.fromEntries(entries)
}

const store = createStore<RememberedVisitor>('visitor', {
  empty: NOBODY,
  parse: parseVisitor,
  format: (visitor) => JSON.stringify(visitor),
})

export const readVisitor = store.read

/** Remembers the contact details among a form's answers. */
export function rememberVisitor(answers: Readonly<Record<string, unknown>>): void {
  const given = rememberedFields.flatMap((name) => {
    const value = Object.hasOwn(answers, name) ? answers[name] : undefined
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })
  store.write({ ...store.read(), ...Object.fromEntries(given) })
}
