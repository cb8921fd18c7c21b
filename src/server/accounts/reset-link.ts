import type { Payload } from 'payload'
import { env } from '@/env'
import { noteSignIn } from './sign-in-log'

/**
 * The address at which whoever has this e-mail address sets a password, once, within an hour; null when nobody has it. It needs no mail,
 * and no limit on tries counts it: the way in for somebody who is kept out.
 */
export async function makeResetLink(payload: Payload, email: string): Promise<string | null> {
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  if (!token) return null
  const person = await payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where: { resetPasswordToken: { equals: token } },
  })
  const [id, account] = [person?.id ?? null, person?.email ?? '']
  await noteSignIn({ outcome: 'reset-link-printed', person: id, account, address: '' })
  const { SERVER_URL, PORT } = env()
  return `${SERVER_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`}/admin/reset/${token}`
}
