import type { Payload } from 'payload'
import { env } from '@/env'
import { logSignIn } from './sign-in-log'

/**
 * Returns the address of a page that sets this person's password, once and within an hour; null for an unknown email address. It sends no
 * mail and no rate limit counts it, so it lets in a person who is locked out.
 */
export async function makeResetLink(payload: Payload, email: string): Promise<string | null> {
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  if (!token) return null
  const person = await payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where: { resetPasswordToken: { equals: token } },
  })
  const [id, account] = [person?.id ?? null, person?.email ?? '']
  await logSignIn({ outcome: 'reset-link-printed', person: id, account, address: '' })
  const { SERVER_URL, PORT } = env()
  return `${SERVER_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`}/admin/reset/${token}`
}
