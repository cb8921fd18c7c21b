import type { Payload } from 'payload'
import { env } from '@/env'

/**
 * The address at which whoever has this e-mail address sets a password, once, within an hour; null when nobody has it. It needs no mail,
 * and no limit on tries counts it: the way in for somebody who is kept out.
 */
export async function makeResetLink(payload: Payload, email: string): Promise<string | null> {
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  if (!token) return null
  const { SERVER_URL, PORT } = env()
  return `${SERVER_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`}/admin/reset/${token}`
}
