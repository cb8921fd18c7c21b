import { z } from 'zod'

export interface Contact {
  readonly email: string
  readonly phone: string
}

const heldSchema = z.looseObject({
  exportedAt: z.string(),
  leads: z.array(
    z.looseObject({
      id: z.number(),
      website: z.string(),
      form_name: z.string().nullish(),
      created_at: z.string(),
      time_zone: z.string(),
      erased_at: z.string().nullish(),
    }),
  ),
  subscriptions: z.array(z.unknown()),
  mails: z.array(z.unknown()),
  accounts: z.array(z.unknown()),
})

/** The answer of the export, of which the page shows a part. */
export type Held = z.infer<typeof heldSchema>

const erasedSchema = z.object({ erased: z.object({ leads: z.number() }) })

const refusalSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional(),
    }),
  ),
})

export type Answer<T> = { readonly value: T } | { readonly problem: string }

const NO_ANSWER = 'The server did not respond. Try again.'

/** What the refusal of a Payload endpoint says, field by field. */
function problemIn(body: unknown): string {
  const [refusal] = refusalSchema.safeParse(body).data?.errors ?? []
  const fields = refusal?.data?.errors.map(({ message }) => message) ?? []
  return fields.length > 0 ? fields.join(' ') : (refusal?.message ?? NO_ANSWER)
}

async function call<T>(url: string, body: object, schema: z.ZodType<T>): Promise<Answer<T>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const data: unknown = await response.json()
    return response.ok ? { value: schema.parse(data) } : { problem: problemIn(data) }
  } catch {
    return { problem: NO_ANSWER }
  }
}

export const exportPerson = (api: string, contact: Contact) =>
  call(`${api}/leads/person/export`, contact, heldSchema)

export const erasePerson = (api: string, contact: Contact, confirm: string) =>
  call(`${api}/leads/person/erase`, { ...contact, confirm }, erasedSchema)
