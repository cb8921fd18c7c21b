export interface SecondFactorAnswer {
  readonly ok: boolean
  readonly data: Record<string, unknown>
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

interface Refusal {
  readonly message?: string
  readonly data?: { readonly errors?: readonly { readonly path: string; readonly message: string }[] }
}

const NO_ANSWER = 'The server did not respond. Try again.'

const refused = (message: string): SecondFactorAnswer => ({ ok: false, data: {}, message, fields: {} })

/** Calls a step of the second factor: `begin`, `finish`, `recovery-codes`, `remove` or `remove/<id>`. */
export async function callSecondFactor(
  api: string,
  step: string,
  body: object = {},
): Promise<SecondFactorAnswer> {
  try {
    const response = await fetch(`${api}/users/second-factor/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const data = (await response.json()) as Record<string, unknown> & { errors?: Refusal[] }
    if (response.ok) return { ok: true, data, message: '', fields: {} }
    const [refusal] = data.errors ?? []
    const fields = (refusal?.data?.errors ?? []).map(({ path, message }) => [path, message] as const)
    const message = fields.length > 0 ? '' : (refusal?.message ?? NO_ANSWER)
    return { ok: false, data: {}, message, fields: Object.fromEntries(fields) }
  } catch {
    return refused(NO_ANSWER)
  }
}
